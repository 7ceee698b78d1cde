import { businessMetrics } from "@eightcount/rules/telemetry/business-metrics";
import type { AttributesOf } from "@eightcount/rules/telemetry/metric";
import { count } from "@eightcount/service-kit/telemetry/count";
import type { UnsuccessfulOutcome } from "./attempt-failure";

type Product = AttributesOf<typeof businessMetrics.purchases>["product"];

/** Call these after the commit that stored the result, and only if it was not stored before. */
export const countBought = (product: Product): void =>
  count(businessMetrics.purchases, { product, purchaseResult: "bought" });

export const countNotBought = (product: Product, { kind }: UnsuccessfulOutcome): void =>
  count(businessMetrics.purchases, {
    product,
    purchaseResult: kind === "challenge" ? "challenged" : "refused",
  });
