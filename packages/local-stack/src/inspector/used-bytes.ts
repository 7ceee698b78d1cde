import type { Inspector } from "./inspector";

const IN_USE = "(({ heapUsed, external }) => heapUsed + external)(process.memoryUsage())";

/**
 * Collects a process's garbage. Returns the bytes that are still in use: objects, buffers, and
 * memory of native code behind them.
 */
export async function usedBytes(inspector: Inspector): Promise<number> {
  await inspector.call("HeapProfiler.collectGarbage");
  return Number(await inspector.evaluate(IN_USE));
}
