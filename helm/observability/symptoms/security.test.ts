import { production } from "../rules/scale.ts";
import { describeAlerts } from "../testing/describe-alerts.ts";
import { security } from "./security.ts";

const refused =
  'eightcount_mutations_refused_total{eightcount_mutation_name="signIn",eightcount_refusal_code="NOT_AUTHORIZED"}';
const signIns =
  'eightcount_operation_duration_count{graphql_operation_name="signInOperationsSignInMutation",eightcount_outcome="ok"}';
const limits = 'eightcount_rate_limits_reached_total{eightcount_limit_name="signIn"}';
const tokens = (fault: string) =>
  `eightcount_tokens_refused_total{eightcount_token_fault="${fault}"}`;
const unknown = (code: string) =>
  `eightcount_operations_refused_total{eightcount_refusal_code="${code}"}`;

describeAlerts(security(production), {
  SignInsRefused: {
    fires: { series: { [refused]: "0+8x20", [signIns]: "0+10x20" }, at: "12m" },
    silent: { series: { [refused]: "0+8x20", [signIns]: "0+20x20" }, at: "12m" },
  },
  RateLimitsReached: {
    fires: {
      series: { [limits]: "0+10x20" },
      at: "12m",
      labels: { eightcount_limit_name: "signIn" },
    },
    silent: { series: { [limits]: "0+4x20" }, at: "12m" },
  },
  TokensForged: {
    fires: { series: { process_uptime: "0+60x99", [tokens("forged")]: "_x5 20+0x10" }, at: "8m" },
    silent: {
      series: { [tokens("forged")]: "0+1x20", [tokens("expired")]: "0+100x20" },
      at: "12m",
    },
  },
  TokensReused: {
    fires: {
      series: { process_uptime: "0+60x99", eightcount_tokens_reused_total: "_x5 1+1x10" },
      at: "15m",
    },
    silent: {
      series: { process_uptime: "0+60x99", eightcount_tokens_reused_total: "_x5 1+1x2 3+0x20" },
      at: "15m",
    },
  },
  SignaturesRefused: {
    fires: {
      series: {
        process_uptime: "0+60x99",
        'eightcount_signatures_refused_total{eightcount_subgraph="billing"}': "_x5 1+0x10",
      },
      at: "8m",
      labels: { eightcount_subgraph: "billing" },
    },
    silent: {
      series: { 'eightcount_signatures_refused_total{eightcount_subgraph="billing"}': "1+0x30" },
      at: "20m",
    },
  },
  OperationsUnknown: {
    fires: { series: { [unknown("PERSISTED_QUERY_NOT_FOUND")]: "0+6x20" }, at: "12m" },
    silent: {
      series: {
        [unknown("PERSISTED_QUERY_NOT_FOUND")]: "0+4x20",
        [unknown("UNAUTHENTICATED")]: "0+50x20",
      },
      at: "12m",
    },
  },
});
