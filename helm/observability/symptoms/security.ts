import { clientNames } from "../../../loadtests/lib/operations.ts";
import { growth } from "../rules/expressions.ts";
import type { RuleGroup } from "../rules/rule.ts";
import { HOUR, MINUTE, type Scale } from "../rules/scale.ts";

export const security = ({ span }: Scale): RuleGroup => {
  const grown = (counter: string, seconds = 10 * MINUTE) => growth(counter, span(seconds));
  const refusedSignIns = `sum(${grown('eightcount_mutations_refused_total{eightcount_mutation_name="signIn"}')})`;
  const signIns = `sum(${grown(`eightcount_operation_duration_count{graphql_operation_name="${clientNames.signIn}"}`)})`;
  return {
    name: "security",
    rules: [
      {
        name: "SignInsRefused",
        severity: "page",
        expr: `${refusedSignIns} >= 50 and ${refusedSignIns} / ${signIns} > 0.5`,
        summary: "Most attempts to sign in are refused. Somebody may be trying passwords.",
        runbook: "sign-ins-refused",
      },
      {
        name: "RateLimitsReached",
        severity: "ticket",
        expr: `sum by (eightcount_limit_name) (${grown("eightcount_rate_limits_reached_total")}) >= 50`,
        summary: "The limit {{ $labels.eightcount_limit_name }} refuses many attempts.",
        runbook: "sign-ins-refused",
      },
      {
        name: "TokensForged",
        severity: "page",
        expr: `sum(${grown('eightcount_tokens_refused_total{eightcount_token_fault="forged"}')}) >= 20`,
        summary: "Requests carry access tokens that accounts did not sign.",
        runbook: "credentials-forged",
      },
      {
        name: "TokensReused",
        severity: "page",
        expr: `sum(${grown("eightcount_tokens_reused_total", HOUR)}) >= 5`,
        summary: "Refresh tokens are used twice. Sessions may have been stolen.",
        runbook: "credentials-forged",
      },
      {
        name: "SignaturesRefused",
        severity: "page",
        expr: `sum by (eightcount_subgraph) (${grown("eightcount_signatures_refused_total")}) > 0`,
        summary:
          "Requests reach {{ $labels.eightcount_subgraph }} without the gateway's signature.",
        runbook: "credentials-forged",
      },
      {
        name: "OperationsUnknown",
        severity: "ticket",
        expr: `sum(${grown('eightcount_operations_refused_total{eightcount_refusal_code=~"PERSISTED_QUERY_.+"}')}) >= 50`,
        summary: "Requests ask for operations that the gateway does not know.",
        runbook: "operations-unknown",
      },
    ],
  };
};
