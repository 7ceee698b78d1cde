import { checkout } from "../checkout/checkout";
import { dataFolders } from "../checkout/data-folders";
import type { Reporter } from "../reports/reporter";
import { ProcessGroup } from "../supervision/process-group";
import { RunRecord } from "../supervision/run-record";
import { writeMetricsTargets } from "./metrics-targets";
import { assertPartsExist } from "./missing-parts";
import { chooseSettings, type StackConfig } from "./settings";
import { Stack } from "./stack";

export interface SuperviseOptions {
  readonly config: StackConfig;
  readonly env: NodeJS.ProcessEnv;
  readonly reporter: Reporter;
  /** Called when a process keeps dying, after everything has been stopped. */
  readonly onFailed: (error: Error) => void;
}

/** Stops everything before it rejects. `onStopper` runs before the start completes. */
export async function supervise(
  { config, env, reporter, onFailed }: SuperviseOptions,
  onStopper: (stop: () => Promise<void>) => void,
): Promise<void> {
  assertPartsExist(checkout);
  const folders = dataFolders(config.dataFolder, config.mediaFolder);
  const record = new RunRecord(folders.run);
  // Leftovers of a killed run still hold their ports, so they end before ports are chosen.
  const leftovers = await record.claim();
  if (leftovers.length > 0)
    reporter.line(`Stopped processes left over from a killed run: ${leftovers.join(", ")}.`);
  const { settings, movedPorts } = await chooseSettings(config, folders, env);
  for (const sentence of movedPorts) reporter.line(sentence);
  const processGroup = new ProcessGroup({
    runFolder: folders.run,
    record,
    reporter,
    onGivenUp: (end) => void stop().then(() => onFailed(end)),
  });
  const stack = new Stack(config, settings, processGroup, reporter);
  let stopping: Promise<void> | null = null;
  function stop(): Promise<void> {
    stopping ??= stack.stop().then(() => record.release());
    return stopping;
  }
  onStopper(stop);
  try {
    await stack.start();
    record.opened(settings.publicUrl, settings.ports);
    writeMetricsTargets(settings);
  } catch (error) {
    const wasAsked = stopping !== null;
    await stop();
    if (!wasAsked) throw error;
  }
}
