import { growth } from "../rules/expressions.ts";
import type { RuleGroup } from "../rules/rule.ts";
import { HOUR, MINUTE, type Scale } from "../rules/scale.ts";

const QUEUE = "messaging_destination_name";
const MOST_FAILING = 0.2;
const LEAST_ATTEMPTS = 5;

export const events = ({ span, seconds }: Scale): RuleGroup => ({
  name: "events",
  rules: [
    {
      name: "OutboxStuck",
      severity: "page",
      expr: `max by (job) (eightcount_outbox_oldest_age) > ${seconds(5 * MINUTE)}`,
      holds: span(MINUTE),
      summary:
        "Events of {{ $labels.job }} are stored but not sent, so that others miss what happened.",
      runbook: "events-stuck",
    },
    {
      name: "EventsParked",
      severity: "ticket",
      expr: `sum by (eightcount_event_topic) (${growth("eightcount_events_parked_total", span(HOUR))}) > 0`,
      summary:
        "Events of the topic {{ $labels.eightcount_event_topic }} match no contract and are set aside.",
      runbook: "events-parked",
    },
    {
      name: "QueueStuck",
      severity: "ticket",
      expr: `max by (${QUEUE}) (eightcount_queue_oldest_age) > ${seconds(10 * MINUTE)}`,
      holds: span(MINUTE),
      summary: `Jobs of the queue {{ $labels.${QUEUE} }} are late.`,
      runbook: "jobs-failing",
    },
    {
      name: "JobsFailing",
      severity: "ticket",
      expr: jobsFailing(span(15 * MINUTE)),
      summary: `Jobs of the queue {{ $labels.${QUEUE} }} fail and are tried again.`,
      runbook: "jobs-failing",
    },
    {
      name: "JobsGivenUp",
      severity: "ticket",
      expr: `max by (${QUEUE}) (delta(eightcount_queue_jobs{eightcount_job_state="failed"}[${span(HOUR)}])) > 0`,
      summary: `Jobs of the queue {{ $labels.${QUEUE} }} failed for good and are not tried again.`,
      runbook: "jobs-failing",
    },
    {
      name: "JobsStalled",
      severity: "ticket",
      expr: `sum by (${QUEUE}) (${growth("eightcount_queue_jobs_stalled_total", span(30 * MINUTE))}) > 0`,
      summary: `Jobs of the queue {{ $labels.${QUEUE} }} lost their process and are done again.`,
      runbook: "jobs-failing",
    },
  ],
});

function jobsFailing(window: string): string {
  const attempts = (only: string) =>
    `sum by (${QUEUE}) (increase(eightcount_queue_job_duration_count${only}[${window}]))`;
  const failed = attempts('{eightcount_outcome="failed"}');
  return `${failed} / ${attempts("")} > ${MOST_FAILING} and ${failed} >= ${LEAST_ATTEMPTS}`;
}
