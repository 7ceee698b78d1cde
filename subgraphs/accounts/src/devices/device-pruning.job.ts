import type { Logger } from "@eightcount/service-kit/logging/logger";
import { startPruning } from "@eightcount/service-kit/process/start-pruning";
import type { DeviceService } from "./device.service";

/** Forgets unused devices now and then; it ends when the returned function is called. */
export function startDevicePruning(devices: DeviceService, logger: Logger): () => void {
  return startPruning(() => devices.forgetUnused(), {
    logger,
    failure: "unused devices were not forgotten",
  });
}
