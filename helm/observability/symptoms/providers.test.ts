import { production } from "../rules/scale.ts";
import { describeAlerts } from "../testing/describe-alerts.ts";
import { providers } from "./providers.ts";

const labels = { eightcount_provider_name: "billing" };
const calls = (outcome: string) =>
  `eightcount_provider_call_duration_count{eightcount_provider_name="billing",eightcount_outcome="${outcome}"}`;
const upTo = (le: string) =>
  `eightcount_provider_call_duration_bucket{eightcount_provider_name="billing",le="${le}"}`;
const attempts = (result: string) =>
  `eightcount_purchases_total{eightcount_purchase_product="subscription",eightcount_purchase_result="${result}"}`;
const webhooks =
  'eightcount_webhooks_refused_total{eightcount_webhook_path="/webhooks/recurly",eightcount_webhook_refusal="bad signature"}';

describeAlerts(providers(production), {
  ProviderFailing: {
    fires: { series: { [calls("ok")]: "0+3x20", [calls("failed")]: "0+1x20" }, at: "12m", labels },
    silent: { series: { [calls("ok")]: "0+10x20", [calls("failed")]: "0+2x20" }, at: "12m" },
  },
  ProviderSlow: {
    fires: {
      series: { [upTo("5")]: "0+9x30", [upTo("10")]: "0+10x30", [upTo("+Inf")]: "0+10x30" },
      at: "20m",
      labels,
    },
    silent: {
      series: { [upTo("5")]: "0+96x30", [upTo("10")]: "0+100x30", [upTo("+Inf")]: "0+100x30" },
      at: "20m",
    },
  },
  PurchasesRefused: {
    fires: {
      series: { [attempts("bought")]: "0+1x90", [attempts("refused")]: "0+2x90" },
      at: "70m",
      labels: { eightcount_purchase_product: "subscription" },
    },
    silent: {
      series: {
        [attempts("bought")]: "0+3x90",
        [attempts("refused")]: "0+2x90",
        [attempts("challenged")]: "0+20x90",
      },
      at: "70m",
    },
  },
  WebhooksRefused: {
    fires: {
      series: { process_uptime: "0+60x99", [webhooks]: "_x5 1+1x10" },
      at: "14m",
      labels: { eightcount_webhook_path: "/webhooks/recurly" },
    },
    silent: { series: { process_uptime: "0+60x99", [webhooks]: "_x5 4+0x10" }, at: "14m" },
  },
  WebhooksMissing: {
    fires: {
      series: { process_uptime: "0+60x99", eightcount_billing_repairs_total: "_x5 3+0x40" },
      at: "30m",
    },
    silent: {
      series: { process_uptime: "0+60x99", eightcount_billing_repairs_total: "_x5 2+0x40" },
      at: "30m",
    },
  },
});
