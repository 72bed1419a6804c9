// The page that the service worker shows where the server cannot be reached.
import { mount } from "svelte";
import "./look/app.css";
import Offline from "./pages/Offline.svelte";
import { settings } from "./settings.svelte";

settings.load();
const target = document.getElementById("app");
if (target) mount(Offline, { target });
