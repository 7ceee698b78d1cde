const SPANS_PATH = "/otlp/v1/traces";

/** Sends one OTLP/JSON body to the page's own collector path. */
export function sendSpans(body: string): void {
  const headers = { "content-type": "application/json" };
  // Spans are lost silently: telemetry about lost telemetry would be lost the same way.
  fetch(SPANS_PATH, { method: "POST", headers, body, keepalive: true }).catch(() => undefined);
}
