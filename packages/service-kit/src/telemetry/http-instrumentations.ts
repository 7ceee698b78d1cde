import { IncomingMessage } from "node:http";
import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { joinPageLoad } from "./page-load";
import { recordedAddress } from "./recorded-address";
import { routeOf } from "./route-name";

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
        return recordedAddress({ path: request.url });
      },
      startOutgoingSpanHook: ({ protocol = "http:", hostname, host, port, path }) =>
        recordedAddress({
          origin: `${protocol}//${hostname ?? host ?? ""}${port ? `:${port}` : ""}`,
          path,
        }),
      // Without a route, every row in a list of traces would read "GET".
      applyCustomAttributesOnSpan: (span, request) => {
        if (!(request instanceof IncomingMessage)) return;
        const route = routeOf(request);
        span.setAttribute("http.route", route).updateName(`${request.method} ${route}`);
      },
    }),
    new UndiciInstrumentation({
      requireParentforSpans: true,
      startSpanHook: ({ origin, path }) => recordedAddress({ origin, path }),
    }),
  ] as const;
}
