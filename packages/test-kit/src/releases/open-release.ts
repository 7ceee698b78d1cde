import { rmSync } from "node:fs";
import { useForJourneys } from "../stacks/journey-stack";
import { reachableFolder, startStack } from "../stacks/stack";
import { writeDataFolder } from "./data-folder";
import type { Release } from "./release";

/** Without spans, which take a fifth of the processor time. */
const environment = ({ writtenAt }: Release) => ({
  EIGHTCOUNT_FIXED_MOMENT: writtenAt,
  OTEL_EXPORTER_OTLP_ENDPOINT: "",
});

/**
 * Opens the data folder of an older release with today's code, at the moment that release was
 * stopped, and makes it the stack that the journeys of this process work with.
 */
export async function openRelease(release: Release): Promise<{ close(): Promise<void> }> {
  const folder = reachableFolder();
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await writeDataFolder(folder, release);
    const stack = await startStack({ folder, env: environment(release) });
    useForJourneys(stack);
    return { close: () => stack.stop().then(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
