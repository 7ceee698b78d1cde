import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { LoadToken } from "@eightcount/local-stack/load-data/tokens/sign-tokens";
import { type Answers, GatewayStandIn } from "./gateway-stand-in.ts";

const CATALOG = {
  names: ["Foundation", "Warm Rain", "Heels"],
  classes: [
    { classId: "class-1", lengthSeconds: 3_000 },
    { classId: "class-2", lengthSeconds: 2_000 },
  ],
};

export interface EndedRun {
  readonly code: number;
  readonly output: string;
  readonly calls: GatewayStandIn["calls"];
}

export interface JourneyRun {
  readonly journey: string;
  readonly answers: Answers;
  /** Generated members. Without any, the ready-made ones sign in. */
  readonly members?: readonly LoadToken[];
  /** Share of the smoke's length. Default: a tenth. */
  readonly time?: number;
}

/** Runs a journey's shortest smoke against answers that a test gives. */
export async function runJourney(
  k6: string,
  { journey, answers, members = [], time = 0.1 }: JourneyRun,
): Promise<EndedRun> {
  const gateway = await GatewayStandIn.open(answers);
  const folder = mkdtempSync(path.join(os.tmpdir(), "load-"));
  const catalog = path.join(folder, "catalog.json");
  writeFileSync(catalog, JSON.stringify(CATALOG));
  const generated = path.join(folder, "members.json");
  writeFileSync(generated, JSON.stringify(members));
  const script = path.resolve(__dirname, "../journeys", `${journey}.ts`);
  const variables = {
    ...{ SITE: gateway.site, SANDBOX: gateway.site, CATALOG: catalog, MEMBERS: generated },
    ...{ WORKLOAD: "smoke", TIME: String(time), SPEED: "ignored" },
  };
  const args = [
    ...["run", "--quiet", "--no-usage-report", "--address", "localhost:0"],
    ...Object.entries(variables).flatMap(([name, value]) => ["-e", `${name}=${value}`]),
    script,
  ];
  try {
    return await new Promise((resolve) => {
      execFile(k6, args, (error, stdout, stderr) => {
        const code = typeof error?.code === "number" ? error.code : 0;
        resolve({ code, output: stdout + stderr, calls: gateway.calls });
      });
    });
  } finally {
    gateway.close();
    rmSync(folder, { recursive: true });
  }
}
