import { IncomingMessage } from "node:http";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { joinPageLoad } from "./page-load";
import { routeOf } from "./route-name";
import { withoutSignature } from "./signed-address";

const QUIET_PATHS = new Set(["/livez", "/readyz", "/metrics"]);
const QUIET_PREFIX = /^\/(?:otlp|mailbox|traces)/;

export function httpInstrumentations() {
  return [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: (request) => {
        const path = (request.url ?? "").split("?")[0] ?? "";
        return QUIET_PATHS.has(path) || QUIET_PREFIX.test(path);
      },
      requireParentforOutgoingSpans: true,
      startIncomingSpanHook: (request) => {
        joinPageLoad(request);
        return withoutSignature({ path: request.url });
      },
      // Without a route, every row in a list of traces would read "GET".
      applyCustomAttributesOnSpan: (span, request) => {
        if (!(request instanceof IncomingMessage)) return;
        const route = routeOf(request);
        span.setAttribute("http.route", route).updateName(`${request.method} ${route}`);
      },
    }),
    new UndiciInstrumentation({
      requireParentforSpans: true,
      startSpanHook: ({ origin, path }) => withoutSignature({ origin, path }),
    }),
  ] as const;
}
