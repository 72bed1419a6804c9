import { mount } from "svelte";
import App from "./App.svelte";
import "./look/app.css";
import { settings } from "./settings.svelte";

settings.load();
const target = document.getElementById("app");
if (target) mount(App, { target });
// Where the page comes over plain http from another machine there is none.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js");
