import { type Dashboard, panel, rate } from "./panel.ts";

const none = "0 * sum(up)";

export const security: Dashboard = {
  name: "security",
  title: "Security",
  panels: [
    panel("Sign-ins", "cps", "All, and refused ones by reason.", {
      all: rate(
        'eightcount_operation_duration_count{graphql_operation_name="signInOperationsSignInMutation"}',
      ),
      "{{eightcount_refusal_code}}": `${rate('eightcount_mutations_refused_total{eightcount_mutation_name="signIn"}', "eightcount_refusal_code")} or ${none}`,
    }),
    panel("Limits", "cps", "Attempts that a rate limit refused.", {
      "{{job}} {{eightcount_limit_name}}": `${rate("eightcount_rate_limits_reached_total", "job, eightcount_limit_name")} or ${none}`,
    }),
    panel("Refused mutations", "cps", "By subgraph, mutation, and reason.", {
      "{{job}} {{eightcount_mutation_name}} {{eightcount_refusal_code}}": `${rate("eightcount_mutations_refused_total", "job, eightcount_mutation_name, eightcount_refusal_code")} or ${none}`,
    }),
    panel("Refused requests", "cps", "What the gateway did not execute, by reason.", {
      "{{eightcount_refusal_code}}": `${rate("eightcount_operations_refused_total", "eightcount_refusal_code")} or ${none}`,
    }),
    panel("Access tokens", "cps", "Refused ones. Expired ones are normal, forged ones are not.", {
      "{{eightcount_token_fault}}": `${rate("eightcount_tokens_refused_total", "eightcount_token_fault")} or ${none}`,
    }),
    panel("Refresh tokens used twice", "short", "Within an hour. Each ends a sign-in.", {
      reused: `sum(increase(eightcount_tokens_reused_total[1h])) or ${none}`,
    }),
    panel("Requests past the gateway", "cps", "Must be zero.", {
      "{{eightcount_subgraph}}": `${rate("eightcount_signatures_refused_total", "eightcount_subgraph")} or ${none}`,
    }),
    panel("Notices", "cps", "Refused ones, by reason.", {
      "{{eightcount_webhook_path}} {{eightcount_webhook_refusal}}": `${rate("eightcount_webhooks_refused_total", "eightcount_webhook_path, eightcount_webhook_refusal")} or ${none}`,
    }),
  ],
};
