import type { Logger } from "@eightcount/service-kit/logging/logger";
import type { ClassViewService } from "./class-view.service";

export interface CountViewsOptions {
  readonly views: Pick<ClassViewService, "countStarts">;
  readonly logger: Logger;
  readonly intervalMs: number;
}

/** Counts class views until stopped. Stopping counts the rest. */
export function startCountingViews({ views, logger, intervalMs }: CountViewsOptions) {
  let running: Promise<unknown> | null = null;
  const count = () => {
    running ??= views
      .countStarts()
      .catch((error: unknown) => logger.warn({ err: error }, "counting class views failed"))
      .finally(() => {
        running = null;
      });
    return running;
  };
  const timer = setInterval(count, intervalMs);
  return async () => {
    clearInterval(timer);
    await running;
    await count();
  };
}
