import { production } from "../rules/scale.ts";
import { describeAlerts } from "../testing/describe-alerts.ts";
import { components, processes } from "./processes.ts";

const up = (down: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(
    components.map((job) => [`up{job="${job}",instance="a"}`, down[job] ?? "1+0x60"]),
  );
const lookups = (result: string) =>
  `eightcount_cache_lookups_total{job="catalogue",eightcount_cache_name="class-facts",eightcount_cache_result="${result}"}`;

describeAlerts(processes(production), {
  ComponentDown: {
    fires: { series: up({ viewing: "1+0x5 0+0x20" }), at: "8m", labels: { job: "viewing" } },
    silent: {
      series: { ...up({ viewing: "1+0x5 0+0x20" }), 'up{job="viewing",instance="b"}': "1+0x60" },
      at: "20m",
    },
  },
  ProcessDown: {
    fires: {
      series: up({ billing: "1+0x5 0+0x20" }),
      at: "12m",
      labels: { job: "billing", instance: "a" },
    },
    silent: { series: up({ billing: "1+0x5 0+0x3 1+0x20" }), at: "12m" },
  },
  ProcessRestarting: {
    fires: {
      series: { 'process_uptime{job="accounts",instance="a"}': "600+60x3 5+60x3 5+60x10" },
      at: "12m",
      labels: { job: "accounts", instance: "a" },
    },
    silent: {
      series: { 'process_uptime{job="accounts",instance="a"}': "600+60x3 5+60x20" },
      at: "12m",
    },
  },
  EventLoopSaturated: {
    fires: {
      series: { 'nodejs_eventloop_utilization{job="catalogue",instance="a"}': "0.95+0x30" },
      at: "15m",
      labels: { job: "catalogue" },
    },
    silent: {
      series: {
        'nodejs_eventloop_utilization{job="catalogue",instance="a"}': "0.99+0x30",
        'nodejs_eventloop_utilization{job="catalogue",instance="b"}': "0.7+0x30",
      },
      at: "15m",
    },
  },
  EventLoopBlocked: {
    fires: {
      series: { 'nodejs_eventloop_delay_p99{job="gateway",instance="a"}': "0.6+0x30" },
      at: "10m",
      labels: { job: "gateway", instance: "a" },
    },
    silent: {
      series: {
        'nodejs_eventloop_delay_p99{job="gateway",instance="a"}': "0.05+0x8 1.5 0.05+0x20",
      },
      at: "10m",
    },
  },
  LoadShed: {
    fires: {
      series: {
        'eightcount_pressure_level{job="gateway",instance="a"}': "0+0x30",
        'eightcount_pressure_level{job="gateway",instance="b"}': "1+0x30",
      },
      at: "10m",
      labels: { job: "gateway" },
    },
    silent: {
      series: {
        'eightcount_pressure_level{job="gateway",instance="a"}': "1 0 1 1 1 1 0 1 1 1 1 0",
      },
      at: "11m",
    },
  },
  CacheCollapsed: {
    fires: {
      series: {
        [lookups("hit")]: "0+900x300 270000+300x20",
        [lookups("miss")]: "0+100x300 30000+700x20",
      },
      at: "315m",
      labels: { eightcount_cache_name: "class-facts" },
    },
    silent: {
      series: {
        [lookups("hit")]: "0+900x300 270000+600x20",
        [lookups("miss")]: "0+100x300 30000+400x20",
      },
      at: "315m",
    },
  },
});
