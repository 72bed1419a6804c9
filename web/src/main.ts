import { mount } from "svelte";
import App from "./App.svelte";
import "./look/app.css";
import { settings } from "./settings.svelte";
import { startWorker } from "./talk/push";

settings.load();
const target = document.getElementById("app");
if (target) mount(App, { target });
if (import.meta.env.PROD) void startWorker();
