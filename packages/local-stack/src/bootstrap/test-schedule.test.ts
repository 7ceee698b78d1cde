import { execFileSync } from "node:child_process";
import path from "node:path";
import { checkout } from "../checkout/checkout";

const bootstrap = (module: string) =>
  JSON.stringify(path.join(checkout, "packages/local-stack/bootstrap", module));

/** How long each part takes, in milliseconds. */
const TIMES = {
  "Server and client": 120,
  "Journeys that run alone": 40,
  Attacks: 30,
  "Attacks 1/2": 30,
  "Attacks 2/2": 30,
  Journeys: 60,
  Walks: 60,
  Pictures: 30,
  Checkouts: 10,
  Rehearsals: 30,
};

interface Part {
  readonly name: string;
  readonly began: number;
  readonly ended: number;
  readonly stack: string | null;
  readonly args: readonly string[];
  readonly niceness: number;
  readonly scope: Readonly<Record<string, string>>;
}

interface Started {
  readonly name: string;
  readonly at: number;
  readonly niceness: number;
}

interface Run {
  readonly parts: readonly Part[];
  readonly stacks: readonly Started[];
  readonly stopped: readonly string[];
  readonly error: string | null;
}

interface Setting {
  readonly isFull?: boolean;
  readonly cores?: number;
  /** Part that cannot run. */
  readonly broken?: string;
  /** Stack that does not start, by its number. */
  readonly missing?: number;
}

/** Runs the schedule with parts that only wait, and stacks that are names. */
function schedule(setting: Setting = {}): Run {
  const { isFull = false, cores = 2, broken = "", missing = -1 } = setting;
  const script = `
    import { setTimeout as sleep } from "node:timers/promises";
    import { runSchedule } from ${bootstrap("test-schedule.mjs")};
    import { TestStacks } from ${bootstrap("test-stacks.mjs")};
    const times = ${JSON.stringify(TIMES)};
    const run = { parts: [], stacks: [], stopped: [], error: null };
    let number = 0;
    const share = (kind) => async (niceness) => {
      const name = kind + number++;
      await sleep(5);
      if (number - 1 === ${missing}) throw new Error("no stack");
      run.stacks.push({ name, niceness, at: performance.now() });
      return { env: { STACK: name }, stop: async () => run.stopped.push(name) };
    };
    const stacks = new TestStacks(${isFull}, { traced: share("traced"), journeys: share("journeys"), pictures: share("pictures") });
    const parts = {
      async run(name, { args, niceness = 0, env = {} }) {
        const { STACK: stack = null, ...scope } = typeof env === "function" ? await env() : env;
        const began = performance.now();
        if (name === ${JSON.stringify(broken)}) throw new Error("broken");
        await sleep(times[name]);
        run.parts.push({ name, args, niceness, scope, stack, began, ended: performance.now() });
      },
    };
    try {
      await runSchedule(parts, stacks, { isFull: ${isFull}, cores: ${cores}, shard: "--shard=3/4", seed: { SEED: "7" } });
    } catch (error) {
      run.error = error.message;
    } finally {
      await stacks.stop();
    }
    console.log(JSON.stringify(run));`;
  const args = ["--input-type=module", "--eval", script];
  return JSON.parse(execFileSync(process.execPath, args, { encoding: "utf8" })) as Run;
}

function partOf({ parts }: Run, name: keyof typeof TIMES): Part {
  const part = parts.find((one) => one.name === name);
  if (!part) throw new Error(`${name} did not run`);
  return part;
}

const overlap = (one: Part, other: Part) => one.began < other.ended && other.began < one.ended;

/** Parts of a run that used a stack at the same time as others did. */
const sharing = ({ parts }: Run) =>
  parts.filter((one) =>
    parts.some((other) => other !== one && other.stack === one.stack && overlap(one, other)),
  );

describe("the tests before every push", () => {
  const run = schedule();

  it("leave out no part", () => {
    const names = [
      "Attacks",
      "Journeys",
      "Journeys that run alone",
      "Pictures",
      "Server and client",
    ];
    expect(run.parts.map(({ name }) => name).sort()).toEqual(names);
  });

  it("what mostly waits runs beside what does not", () => {
    const suites = partOf(run, "Server and client");
    expect(overlap(partOf(run, "Attacks"), suites)).toBe(true);
    expect(overlap(partOf(run, "Journeys that run alone"), suites)).toBe(true);
    expect(overlap(partOf(run, "Pictures"), partOf(run, "Journeys"))).toBe(true);
  });

  it("no two parts use a stack at the same time, and each is stopped once", () => {
    expect(sharing(run)).toEqual([]);
    expect(run.stacks.map(({ name }) => name)).toEqual(["traced0", "journeys1", "pictures2"]);
    expect([...run.stopped].sort()).toEqual(run.stacks.map(({ name }) => name).sort());
  });

  it("no stack starts before a part needs it", () => {
    const startOf = (kind: string) => run.stacks.find(({ name }) => name.startsWith(kind))?.at;
    const suites = partOf(run, "Server and client");
    expect(startOf("pictures")).toBeGreaterThanOrEqual(suites.ended);
    expect(startOf("journeys")).toBeLessThan(suites.ended);
  });

  it("only the journeys that run alone have traces, whose stack stops first", () => {
    const traced = run.parts.filter(({ stack }) => stack?.startsWith("traced"));
    expect(traced.map(({ name }) => name)).toEqual(["Journeys that run alone"]);
    expect(run.stopped[0]).toBe("traced0");
  });

  it("every journey file runs in exactly one part", () => {
    const only = patternsOf(partOf(run, "Journeys that run alone"), "--testPathPatterns=");
    const but = patternsOf(partOf(run, "Journeys"), "--testPathIgnorePatterns=");
    for (const name of [
      "outage",
      "telemetry",
      "traces",
      "device",
      "smoke",
      "pressure",
      "pointer/desk.one",
      "player",
    ]) {
      const file = `/checkout/client/journeys/${name}.test.ts`;
      expect([name, only.test(file)]).toEqual([name, but.test(file)]);
    }
  });

  it("only the day's shard of the journeys and attacks runs", () => {
    const sharded = run.parts.filter(({ args }) => args.includes("--shard=3/4"));
    expect(sharded.map(({ name }) => name).sort()).toEqual(["Attacks", "Journeys"]);
  });

  it("every part is told to run the day's share, and which day", () => {
    expect(run.parts).toHaveLength(5);
    for (const { scope } of run.parts) {
      expect(scope).toMatchObject({ EIGHTCOUNT_TESTS: "of the day", SEED: "7" });
    }
  });

  it("the number of workers grows with the cores", () => {
    expect(partOf(run, "Journeys").args).toContain("--maxWorkers=6");
    expect(partOf(schedule({ cores: 16 }), "Journeys").args).toContain("--maxWorkers=15");
  });
});

const patternsOf = ({ args }: Part, option: string): RegExp =>
  new RegExp(args.find((arg) => arg.startsWith(option))?.slice(option.length) ?? "^$");

describe("all tests", () => {
  const run = schedule({ isFull: true });

  const halves = [partOf(run, "Attacks 1/2"), partOf(run, "Attacks 2/2")];
  const others = run.parts.filter((part) => !halves.includes(part));

  it("leave out no part", () => {
    const names = Object.keys(TIMES).filter((name) => name !== "Attacks");
    expect(run.parts.map(({ name }) => name).sort()).toEqual(names.sort());
  });

  it("take no turns: every file runs, for every member, in both layouts", () => {
    expect(halves.map(({ args }) => args)).toEqual([
      ["--maxWorkers=1", "--shard=1/2"],
      ["--maxWorkers=1", "--shard=2/2"],
    ]);
    for (const { args } of others) expect(args.join(" ")).not.toContain("--shard");
    for (const { scope } of run.parts) {
      expect(scope).not.toHaveProperty("EIGHTCOUNT_TESTS");
    }
    expect(partOf(run, "Pictures").scope).toMatchObject({ EIGHTCOUNT_PICTURES_OF: "everybody" });
    expect(partOf(run, "Walks").scope).toMatchObject({ EIGHTCOUNT_TEST_FULL: "true" });
  });

  it("what builds a second checkout takes the place of the pictures, next to the walks", () => {
    const [checkouts, pictures] = [partOf(run, "Checkouts"), partOf(run, "Pictures")];
    expect(checkouts.began).toBeGreaterThanOrEqual(pictures.ended);
    expect(overlap(checkouts, partOf(run, "Walks"))).toBe(true);
  });

  it("rehearsals run last and have the machine to themselves", () => {
    const rehearsals = partOf(run, "Rehearsals");
    expect(run.parts.at(-1)).toBe(rehearsals);
    expect(run.parts.filter((part) => part !== rehearsals && overlap(part, rehearsals))).toEqual(
      [],
    );
  });

  it("what runs next to all attacks gives way to them, and nothing does in the short run", () => {
    const ofAttacks = halves.map(({ stack }) => stack);
    for (const half of halves) {
      const beside = others.filter((part) => overlap(part, half));
      expect(beside.map(({ name }) => name)).toContain("Server and client");
      expect(beside.every(({ niceness }) => niceness > half.niceness)).toBe(true);
    }
    expect(
      run.stacks.every(({ name, niceness }) => ofAttacks.includes(name) === (niceness === 0)),
    ).toBe(true);
    const short = schedule();
    const all = [...short.parts, ...short.stacks];
    expect(all.every(({ niceness }) => niceness === 0)).toBe(true);
  });

  it("both halves of the attacks run beside each other, and no two parts share a stack", () => {
    const [one, other] = halves;
    expect(one && other && overlap(one, other)).toBe(true);
    for (const { stack } of halves) {
      expect(run.parts.filter((part) => part.stack === stack)).toHaveLength(1);
    }
    expect(sharing(run)).toEqual([]);
  });
});

describe("when something cannot run", () => {
  it("a part: what runs beside it ends before the stacks do", () => {
    const run = schedule({ broken: "Attacks" });
    expect(run.error).toBe("broken");
    expect(partOf(run, "Server and client").ended).toBeGreaterThan(0);
    expect([...run.stopped].sort()).toEqual(["journeys1", "traced0"]);
  });

  it("a stack: the error says so, and the other stacks are stopped", () => {
    const run = schedule({ missing: 2 });
    expect(run.error).toBe("no stack");
    expect([...run.stopped].sort()).toEqual(["journeys1", "traced0"]);
  });
});
