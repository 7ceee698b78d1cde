import { setTimeout as wait } from "node:timers/promises";
import { Inspector } from "./inspector";

/** Port at which Node opens its inspector after SIGUSR1. */
const INSPECTOR_PORT = 9229;
const CLOSES_WITHIN_MS = 10_000;
const POLL_MS = 50;
/**
 * After the response, because closing needs the connection. Only the process closes it: Node can
 * crash while both sides do.
 */
const CLOSE = `setTimeout(() => process.getBuiltinModule("node:inspector").close(), 0); 0`;

/** Opens the inspector of a running process for `work`, and closes it afterwards. */
export async function withInspector<T>(
  pid: number,
  work: (inspector: Inspector) => Promise<T>,
  port = INSPECTOR_PORT,
): Promise<T> {
  process.kill(pid, "SIGUSR1");
  const inspector = await Inspector.open(port);
  if ((await inspector.evaluate("process.pid")) !== pid) {
    inspector.close();
    throw new Error(`Another process has the inspector's port ${port}. End it first.`);
  }
  try {
    return await work(inspector);
  } finally {
    await inspector.evaluate(CLOSE);
    await closed(port);
  }
}

/** Waits until the next process can have the port. */
async function closed(port: number): Promise<void> {
  const isOpen = () =>
    fetch(`http://127.0.0.1:${port}/json/list`).then(
      () => true,
      () => false,
    );
  for (const deadline = Date.now() + CLOSES_WITHIN_MS; await isOpen(); await wait(POLL_MS)) {
    if (Date.now() > deadline) throw new Error(`The inspector on port ${port} stays open.`);
  }
}
