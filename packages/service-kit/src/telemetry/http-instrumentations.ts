import { HttpInstrumentation } from "@opentelemetry/instrumentation-http";
import { UndiciInstrumentation } from "@opentelemetry/instrumentation-undici";
import { recordedAddress } from "./recorded-address";
import { isTracedByHand } from "./trace-subgraph-request";

/** For requests to third parties. Incoming ones, and those to subgraphs, are traced by hand. */
export function httpInstrumentations() {
  return [
    new HttpInstrumentation({
      disableIncomingRequestInstrumentation: true,
      requireParentforOutgoingSpans: true,
      startOutgoingSpanHook: ({ protocol = "http:", hostname, host, port, path }) =>
        recordedAddress({
          origin: `${protocol}//${hostname ?? host ?? ""}${port ? `:${port}` : ""}`,
          path,
        }),
    }),
    new UndiciInstrumentation({
      requireParentforSpans: true,
      ignoreRequestHook: isTracedByHand,
      startSpanHook: ({ origin, path }) => recordedAddress({ origin, path }),
    }),
  ] as const;
}
