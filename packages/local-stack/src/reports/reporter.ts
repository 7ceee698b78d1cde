import type { MeasuredName } from "../processes/stack-settings";

export type Report =
  | { readonly type: "step"; readonly title: string }
  | { readonly type: "live"; readonly text: string }
  | { readonly type: "done"; readonly text: string }
  | { readonly type: "line"; readonly text: string }
  | { readonly type: "ready"; readonly addresses: Addresses };

export interface Addresses extends Readonly<Record<MeasuredName, string>> {
  readonly site: string;
  readonly smtp: string;
  readonly redis: string;
  readonly metrics: Readonly<Record<string, string>>;
  readonly databases: Readonly<Record<string, string>>;
}

export type Send = (report: Report) => void;

export class Reporter {
  constructor(private readonly send: Send) {}

  async step(title: string, work: () => Promise<string>): Promise<void> {
    this.send({ type: "step", title });
    this.send({ type: "done", text: await work() });
  }

  live(text: string): void {
    this.send({ type: "live", text });
  }

  line(text: string): void {
    this.send({ type: "line", text });
  }

  ready(addresses: Addresses): void {
    this.send({ type: "ready", addresses });
  }
}

function printPlain(report: Report): void {
  if (report.type === "live" || report.type === "ready") return;
  const text = report.type === "step" ? `${report.title} …` : report.text;
  if (text !== "") process.stdout.write(`${text}\n`);
}

export function reporterOfThisProcess(): Reporter {
  return new Reporter((report) => {
    if (process.send && process.connected) process.send(report);
    else printPlain(report);
  });
}
