import type { ProcessPlan } from "../supervision/process-plan";
import { nodeProcess } from "./node-process";
import type { StackSettings } from "./stack-settings";

export const filmsEntry = "packages/demo/dist/films/main.js";

const LOWEST_PRIORITY = 19;

export function filmsProcess(settings: StackSettings): ProcessPlan {
  return nodeProcess(
    {
      name: "films",
      entry: filmsEntry,
      args: [settings.folders.media],
      ready: { kind: "running" },
      wiring: {},
      niceness: LOWEST_PRIORITY,
    },
    settings,
  );
}
