import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";
import { prepareTexts } from "./lib/texts.svelte";
import "./theme/theme.css";
import "./app.css";

const target = document.getElementById("app");
if (target) void prepareTexts(settings.language).then(() => mount(App, { target }));
