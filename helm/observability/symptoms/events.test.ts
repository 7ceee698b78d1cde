import { production } from "../rules/scale.ts";
import { describeAlerts } from "../testing/describe-alerts.ts";
import { events } from "./events.ts";

const labels = { messaging_destination_name: "events-mail" };
const oldest =
  'eightcount_queue_oldest_age{job="accounts",messaging_destination_name="events-mail"}';
const stalled = 'eightcount_queue_jobs_stalled_total{messaging_destination_name="events-mail"}';
const parked =
  'eightcount_events_parked_total{job="billing",eightcount_event_topic="plan.changed"}';
const given =
  'eightcount_queue_jobs{job="accounts",messaging_destination_name="events-mail",eightcount_job_state="failed"}';
const attempts = (outcome: string) =>
  `eightcount_queue_job_duration_count{messaging_destination_name="events-mail",eightcount_outcome="${outcome}"}`;

describeAlerts(events(production), {
  OutboxStuck: {
    fires: {
      series: { 'eightcount_outbox_oldest_age{job="billing",instance="a"}': "0+0x5 0+60x20" },
      at: "15m",
      labels: { job: "billing" },
    },
    silent: {
      series: {
        'eightcount_outbox_oldest_age{job="billing",instance="a"}': "0+0x5 0+60x4 0+60x4 0+60x4",
      },
      at: "19m",
    },
  },
  EventsParked: {
    fires: {
      series: { 'process_uptime{job="billing"}': "0+60x99", [parked]: "_x5 1+0x30" },
      at: "30m",
      labels: { eightcount_event_topic: "plan.changed" },
    },
    silent: { series: { [parked]: "1+0x120" }, at: "90m" },
  },
  QueueStuck: {
    fires: { series: { [oldest]: "0+60x20" }, at: "15m", labels },
    silent: { series: { [oldest]: "0+60x9 0+60x9" }, at: "15m" },
  },
  JobsFailing: {
    fires: {
      series: { [attempts("ok")]: "0+2x20", [attempts("failed")]: "0+1x20" },
      at: "18m",
      labels,
    },
    silent: { series: { [attempts("ok")]: "0+10x20", [attempts("failed")]: "0+2x20" }, at: "18m" },
  },
  JobsGivenUp: {
    fires: { series: { [given]: "3+0x50 4+0x30" }, at: "70m", labels },
    silent: { series: { [given]: "3+0x90" }, at: "70m" },
  },
  JobsStalled: {
    fires: { series: { process_uptime: "0+60x99", [stalled]: "_x5 1+0x30" }, at: "20m", labels },
    silent: { series: { [stalled]: "1+0x60" }, at: "45m" },
  },
});
