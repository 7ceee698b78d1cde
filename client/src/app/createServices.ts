import type { PublicConfig } from "../config/publicConfig";
import { createEnvironment } from "../relay/createEnvironment";
import { createTransport } from "../relay/transport";
import { createJourneyFlags } from "../session/journeyFlags";
import { createRememberedPath } from "../session/rememberedPath";
import { createSession, SIGNED_OUT_KEY } from "../session/session";
import { createSessionOperations } from "../session/sessionOperations";
import { MEMBER_KEY } from "../session/sessionStore";
import { deviceStorage } from "../storage/deviceStorage";
import { sendSpans } from "../telemetry/sendSpans";
import { createTelemetry } from "../telemetry/telemetry";
import type { Services } from "./services";

/** Builds one page life in the browser. */
export function createServices(config: PublicConfig): Services {
  const telemetry = createTelemetry({ sampleRate: config.traceSampleRate, send: sendSpans });
  window.addEventListener("pagehide", () => void telemetry.flush());
  const transport = createTransport({ fetch: window.fetch.bind(window), telemetry });
  const tab = deviceStorage(() => window.sessionStorage);
  const session = createSession({
    operations: createSessionOperations(transport),
    device: deviceStorage(() => window.localStorage),
    rememberedPath: createRememberedPath(tab),
    flags: createJourneyFlags(tab),
    leave: () => window.location.assign("/signin"),
  });
  window.addEventListener("storage", ({ key, newValue }) => {
    if (key === SIGNED_OUT_KEY) session.signedOutElsewhere();
    if (key === MEMBER_KEY && newValue) session.signedInElsewhere(newValue);
  });
  const environment = createEnvironment({ transport, credentials: session });
  return { session, environment, config };
}
