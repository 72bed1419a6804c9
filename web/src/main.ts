import { mount } from "svelte";
import App from "./App.svelte";
import "./look/app.css";
import { settings } from "./settings.svelte";

settings.load();
const target = document.getElementById("app");
if (target) mount(App, { target });
