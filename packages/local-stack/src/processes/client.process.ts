import type { ProcessPlan } from "../supervision/process-plan";
import { nodeProcess, readyz } from "./node-process";
import { localUrl, type StackSettings } from "./stack-settings";

/** Node strips the types of this file. There is no compiled copy. */
export const clientEntry = "client/server/main.ts";

export function clientProcess(settings: StackSettings): ProcessPlan {
  const { ports, publicUrl } = settings;
  const wiring = {
    PORT: String(ports.client),
    EIGHTCOUNT_PUBLIC_URL: publicUrl,
    EIGHTCOUNT_GATEWAY_URL: `${localUrl(ports.gateway)}/graphql`,
  };
  const defaults = {
    EIGHTCOUNT_TRACKING_MODE: "record",
    RECURLY_JS_URL: "/recurly.js",
    RECURLY_JS_API: "/recurly/js/v1",
    RECAPTCHA_SITE_KEY: settings.keys.recaptchaSiteKey,
    RECAPTCHA_BASE_URL: `${localUrl(ports.sandbox)}/recaptcha`,
  };
  const ready = readyz(ports.client);
  return nodeProcess({ name: "client", entry: clientEntry, ready, wiring, defaults }, settings);
}
