import { type Dashboard, panel, quantile, rate } from "./panel.ts";

const none = '0 * sum(up{job="billing"})';
const calls = 'eightcount_provider_call_duration_count{eightcount_provider_name=~"billing|crm"}';

export const money: Dashboard = {
  name: "money",
  title: "Money",
  panels: [
    panel("Purchases", "cps", "Attempts to buy, by product and result.", {
      "{{eightcount_purchase_product}} {{eightcount_purchase_result}}": `${rate("eightcount_purchases_total", "eightcount_purchase_product, eightcount_purchase_result")} or ${none}`,
    }),
    panel("Purchases of the last day", "short", "By product and result.", {
      "{{eightcount_purchase_product}} {{eightcount_purchase_result}}": `sum by (eightcount_purchase_product, eightcount_purchase_result) (increase(eightcount_purchases_total[1d])) or ${none}`,
    }),
    panel("Sign-ups", "cps", "Accepted, and verified afterwards.", {
      "{{eightcount_sign_up_step}}": `${rate("eightcount_sign_ups_total", "eightcount_sign_up_step")} or 0 * sum(up{job="accounts"})`,
    }),
    panel("Checkout", "s", "Duration of what the checkout asks for, p95.", {
      "{{graphql_operation_name}}": quantile(
        0.95,
        "eightcount_operation_duration",
        "graphql_operation_name",
        '{graphql_operation_name=~"purchaseSubscriptionMutation|useBuyWithCardMutation|buyGiftCardMutation|useOrderPreviewQuery|CheckoutScreenQuery|PurchaseScreenQuery|PlanPickerQuery"}',
      ),
    }),
    panel("Refusals of billing", "cps", "Mutations that billing refused, with the reason.", {
      "{{eightcount_mutation_name}} {{eightcount_refusal_code}}": `${rate('eightcount_mutations_refused_total{job="billing"}', "eightcount_mutation_name, eightcount_refusal_code")} or ${none}`,
    }),
    panel("Calls of the providers", "cps", "By call and outcome.", {
      "{{eightcount_provider_call}} {{eightcount_outcome}}": rate(
        calls,
        "eightcount_provider_call, eightcount_outcome",
      ),
    }),
    panel("Duration of the providers' calls", "s", "p95 by call.", {
      "{{eightcount_provider_call}}": quantile(
        0.95,
        "eightcount_provider_call_duration",
        "eightcount_provider_call",
        '{eightcount_provider_name=~"billing|crm"}',
      ),
    }),
    panel("Notices", "cps", "Refused ones, and changes that were found without a notice.", {
      "refused {{eightcount_webhook_refusal}}": `${rate("eightcount_webhooks_refused_total", "eightcount_webhook_refusal")} or ${none}`,
      repaired: `${rate("eightcount_billing_repairs_total")} or ${none}`,
    }),
    panel("Jobs of billing", "short", "What waits, is tried again, or was given up.", {
      "{{messaging_destination_name}} {{eightcount_job_state}}":
        'max by (messaging_destination_name, eightcount_job_state) (eightcount_queue_jobs{job="billing"})',
    }),
  ],
};
