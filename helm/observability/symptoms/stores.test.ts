import { production } from "../rules/scale.ts";
import { describeAlerts } from "../testing/describe-alerts.ts";
import { stores } from "./stores.ts";

const viewing = '{job="viewing",instance="a"}';
const pool =
  'eightcount_database_pool_waiting{job="viewing",instance="a",db_client_connection_pool_name="progress"}';
const gone = "0+0x5 _x20";

describeAlerts(stores(production), {
  DatabaseSilent: {
    fires: {
      series: {
        [`up${viewing}`]: "1+0x20",
        [`eightcount_outbox_oldest_age${viewing}`]: "0+0x5 stale",
      },
      at: "10m",
      labels: { job: "viewing", instance: "a" },
    },
    silent: {
      series: {
        [`up${viewing}`]: "1+0x5 0+0x15",
        [`eightcount_outbox_oldest_age${viewing}`]: gone,
      },
      at: "15m",
    },
  },
  DatabasePoolExhausted: {
    fires: {
      series: { [pool]: "0+0x5 3+0x10" },
      at: "10m",
      labels: { job: "viewing", db_client_connection_pool_name: "progress" },
    },
    silent: { series: { [pool]: "0+0x5 30 0+0x3 30 0+0x10" }, at: "10m" },
  },
  RedisSilent: {
    fires: {
      series: {
        [`up${viewing}`]: "1+0x20",
        [`eightcount_queue_oldest_age${viewing}`]: "0+0x5 stale",
      },
      at: "10m",
      labels: { job: "viewing", instance: "a" },
    },
    silent: {
      series: {
        [`up${viewing}`]: "1+0x20",
        'eightcount_queue_oldest_age{job="viewing",instance="a",messaging_destination_name="events-viewing"}':
          "0+0x20",
        'up{job="gateway",instance="a"}': "1+0x20",
      },
      at: "10m",
    },
  },
  StreamsUncounted: {
    fires: {
      series: { up: "1+0x40", eightcount_streams_unlimited_total: "_x15 1+0x20" },
      at: "18m",
    },
    silent: { series: { eightcount_streams_unlimited_total: "1+0x40" }, at: "30m" },
  },
});
