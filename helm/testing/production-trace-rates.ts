import { objectsOf, ofKind } from "./renders.ts";

/** The shares of traces that a component records in production, as the chart renders them. */
export function productionTraceRates(component: string): string {
  const deployment = ofKind(objectsOf("production"), "Deployment").find(
    ({ metadata }) => metadata.name === `eightcount-${component}`,
  );
  const env = deployment?.spec?.template?.spec.containers[0]?.env ?? [];
  return env.find(({ name }) => name === "EIGHTCOUNT_TRACE_RATES")?.value ?? "";
}
