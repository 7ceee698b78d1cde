import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { DeviceService } from "./device.service";

const EVERY_MS = 6 * 3_600_000;

/** Forgets unused devices now and then; it ends when the returned function is called. */
export function startDevicePruning(devices: DeviceService, logger: Logger): () => void {
  const prune = () =>
    devices
      .forgetUnused()
      .catch((error: unknown) => logger.warn({ err: error }, "unused devices were not forgotten"));
  const timer = setInterval(prune, EVERY_MS).unref();
  return () => clearInterval(timer);
}
