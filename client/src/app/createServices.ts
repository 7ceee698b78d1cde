import { traceRateOf } from "@eightcount/rules/telemetry/trace-rates";
import type { PublicConfig } from "../config/publicConfig";
import { paths } from "../navigation/paths";
import { createEnvironment } from "../relay/createEnvironment";
import { createTransport } from "../relay/transport";
import { createJourneyFlags } from "../session/journeyFlags";
import { createRememberedPath } from "../session/rememberedPath";
import { createSession } from "../session/session";
import { createSessionOperations } from "../session/sessionOperations";
import { deviceStorage } from "../storage/deviceStorage";
import * as keys from "../storage/keys";
import { sendSpans } from "../telemetry/sendSpans";
import { createTelemetry } from "../telemetry/telemetry";
import type { Services } from "./services";

export function createServices(config: PublicConfig): Services {
  const telemetry = createTelemetry({
    sampleRate: (operation) => traceRateOf(config.traceRates, operation),
    send: sendSpans,
  });
  window.addEventListener("pagehide", () => void telemetry.flush());
  const transport = createTransport({ fetch: window.fetch.bind(window), telemetry });
  const tab = deviceStorage(() => window.sessionStorage);
  const session = createSession({
    operations: createSessionOperations(transport),
    device: deviceStorage(() => window.localStorage),
    rememberedPath: createRememberedPath(tab),
    flags: createJourneyFlags(tab),
    leave: () => window.location.assign(paths.signIn),
  });
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === keys.signedOutAt) session.signedOutElsewhere();
    if (key === keys.signedInAs && newValue) session.signedInElsewhere(newValue);
  });
  const environment = createEnvironment({ transport, credentials: session });
  return { session, environment, config };
}
