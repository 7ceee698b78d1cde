import { production } from "../rules/scale.ts";
import { describeAlerts } from "../testing/describe-alerts.ts";
import { progress } from "./progress.ts";

const writes = (outcome: string) =>
  `eightcount_viewing_flush_duration_count{job="viewing",eightcount_outcome="${outcome}"}`;
const fill = 'eightcount_viewing_updates_fill{job="viewing",instance="a"}';

describeAlerts(progress(production), {
  ProgressWritesFailing: {
    fires: { series: { [writes("ok")]: "0+90x10", [writes("failed")]: "0+10x10" }, at: "8m" },
    silent: { series: { [writes("ok")]: "0+97x10", [writes("failed")]: "0+3x10" }, at: "8m" },
  },
  ProgressRoomFilling: {
    fires: {
      series: { [fill]: "0+0x3 0.6+0x10" },
      at: "8m",
      labels: { job: "viewing", instance: "a" },
    },
    silent: { series: { [fill]: "0+0x3 0.4+0x10" }, at: "8m" },
  },
});
