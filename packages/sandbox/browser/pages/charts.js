import "./language.js";
import { ChartCard } from "./chart-card.js";
import { ChartData } from "./chart-data.js";

const EVERY_MS = 3_000;
const MINUTE_MS = 60_000;

const holder = /** @type {HTMLDetailsElement | null} */ (document.getElementById("metrics"));
const span = /** @type {HTMLSelectElement | null} */ (document.getElementById("window"));
const pause = document.getElementById("pause");
const silent = document.getElementById("silent");

const data = new ChartData();
const sections = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-chart]"));
const cards = [...sections].map((section) => new ChartCard(section));
let isPaused = false;
let isBusy = false;

function draw() {
  const toMs = data.lastMs;
  const fromMs = toMs - Number(span?.value) * MINUTE_MS;
  for (const card of cards) card.show(data.after(card.id, fromMs), { fromMs, toMs });
}

/** @param {readonly string[]} processes */
function nameSilent(processes) {
  const text = processes.length > 0 ? `Not responding: ${processes.join(", ")}` : "";
  if (silent && silent.textContent !== text) silent.textContent = text;
}

async function refresh() {
  if (isBusy || isPaused || document.hidden || !holder?.open || cards.length === 0) return;
  isBusy = true;
  try {
    const reply = await fetch(`/traces/charts.json?since=${data.lastMs}`);
    const history = await reply.json();
    data.append(history);
    nameSilent(history.silent);
    if (history.times.length > 0) draw();
  } catch {
    nameSilent(["sandbox"]);
  } finally {
    isBusy = false;
  }
}

pause?.addEventListener("click", () => {
  isPaused = !isPaused;
  pause.setAttribute("aria-pressed", String(isPaused));
  void refresh();
});
span?.addEventListener("change", draw);
holder?.addEventListener("toggle", refresh);
document.addEventListener("visibilitychange", refresh);
setInterval(refresh, EVERY_MS);
void refresh();
