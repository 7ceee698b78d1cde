import { rmSync } from "node:fs";
import path from "node:path";
import { cacheFolder } from "../paths.mjs";
import { storeCatalog } from "./catalog.mjs";
import { figuresOf } from "./figures.mjs";
import { installK6 } from "./k6.mjs";
import { fill, storeMembers } from "./members.mjs";
import { readJson } from "./results.mjs";
import { runK6 } from "./run-k6.mjs";
import { openTarget } from "./target.mjs";

/** Steps that it shows before it does the work. */
export const LAB_STEPS = 4;

export async function prepareK6(progress) {
  let k6;
  await progress.step("k6", async (live) => {
    k6 = await installK6(live);
    return k6;
  });
  return k6;
}

/** Brings k6, a stack, members, and the catalog for `work`, and removes what they need afterwards. */
export async function withLab(progress, settings, work) {
  const inCache = (name) => path.join(cacheFolder, "load", `${settings.id}${name}`);
  const files = {
    catalog: inCache("-catalog.json"),
    members: inCache("-members.json"),
    summary: inCache(".json"),
    report: path.join(settings.results, `${settings.id}.html`),
  };
  const k6 = await prepareK6(progress);
  let opened;
  await progress.step("Stack", async (live) => {
    opened = await openTarget(settings, live);
    return opened.text;
  });
  if (opened.warning) progress.print(opened.warning);
  try {
    let data = "";
    await progress.step("Members", async (live) => {
      data = await prepareMembers(settings, opened, { file: files.members, live });
      return data ? `classes, members, positions: ${data}` : "the ready-made ones sign in";
    });
    await progress.step("Catalog", (live) => storeCatalog(opened.site, files.catalog, live));
    const read = { ...files, members: data ? files.members : "" };
    const runJourney = (run, live) => runOne({ k6, settings: run, ...opened, files: read, live });
    return await work({ ...opened, data, runJourney });
  } finally {
    await opened.stop();
    for (const file of [files.catalog, files.members]) rmSync(file, { force: true });
  }
}

async function runOne({ settings, files, ...given }) {
  const ended = await runK6({ ...given, journey: settings.journey, settings, files });
  const figures = figuresOf(readJson(files.summary));
  rmSync(files.summary);
  return { ...ended, figures, report: files.report };
}

/** Fills a stack of this run as DATA says. Returns the sizes of what it holds, or "". */
async function prepareMembers({ data }, { own }, { file, live }) {
  if (own === null) {
    if (data)
      throw new Error("DATA fills only a stack that make load starts. Stop the running one.");
    return "";
  }
  if (data) await fill(data, own.dataFolder, live);
  return storeMembers({ file, ...own });
}
