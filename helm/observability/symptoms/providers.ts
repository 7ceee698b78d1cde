import { growth } from "../rules/expressions.ts";
import type { RuleGroup } from "../rules/rule.ts";
import { HOUR, MINUTE, type Scale } from "../rules/scale.ts";

const PROVIDER = "eightcount_provider_name";
const CALLS = "eightcount_provider_call_duration";

export const providers = ({ span }: Scale): RuleGroup => ({
  name: "providers",
  rules: [
    {
      name: "ProviderFailing",
      severity: "page",
      expr: providerFailing(span(10 * MINUTE)),
      summary: `Calls of the third-party service {{ $labels.${PROVIDER} }} fail.`,
      runbook: "provider-failing",
    },
    {
      name: "ProviderSlow",
      severity: "ticket",
      expr: `histogram_quantile(0.95, sum by (${PROVIDER}, le) (rate(${CALLS}_bucket[${span(10 * MINUTE)}]))) > 5`,
      holds: span(5 * MINUTE),
      summary: `One in twenty calls of the third-party service {{ $labels.${PROVIDER} }} takes more than five seconds.`,
      runbook: "provider-failing",
    },
    {
      name: "PurchasesRefused",
      severity: "page",
      expr: purchasesRefused(span(HOUR)),
      summary:
        "More than half of the attempts to buy a {{ $labels.eightcount_purchase_product }} are refused.",
      runbook: "purchases-refused",
    },
    {
      name: "WebhooksRefused",
      severity: "ticket",
      expr: `sum by (eightcount_webhook_path) (${growth("eightcount_webhooks_refused_total", span(15 * MINUTE))}) >= 5`,
      summary:
        "Notices at {{ $labels.eightcount_webhook_path }} are refused, so that subscriptions change late.",
      runbook: "webhooks-missing",
    },
    {
      name: "WebhooksMissing",
      severity: "ticket",
      expr: `sum(${growth("eightcount_billing_repairs_total", span(HOUR))}) >= 3`,
      summary: "Subscriptions changed at the billing provider, and no notice arrived.",
      runbook: "webhooks-missing",
    },
  ],
});

function providerFailing(window: string): string {
  const calls = (only: string) =>
    `sum by (${PROVIDER}) (increase(${CALLS}_count${only}[${window}]))`;
  const failed = calls('{eightcount_outcome="failed"}');
  return `${failed} / ${calls("")} > 0.2 and ${failed} >= 5`;
}

function purchasesRefused(window: string): string {
  const attempts = (only: string) =>
    `sum by (eightcount_purchase_product) (${growth(`eightcount_purchases_total${only}`, window)})`;
  const refused = attempts('{eightcount_purchase_result="refused"}');
  return `${refused} / ${attempts('{eightcount_purchase_result!="challenged"}')} > 0.5 and ${refused} >= 10`;
}
