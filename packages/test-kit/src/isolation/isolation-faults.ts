import { allRows, type Rows, rowsOf } from "./member-rows";

export interface Person {
  readonly memberId: string;
  /** Include it in every text of the member, such as e-mails or comments. */
  readonly mark: string;
  /** 1 or 2. Make all numbers and dates of the member differ by it. */
  readonly nth: number;
}

export interface IsolationWorld {
  readonly db: Rows;
  reset(): Promise<unknown>;
  close(): Promise<unknown>;
}

export interface IsolationCase<World, Things> {
  /** Writes rows that differ between members and returns the ids that `run` needs, if any. */
  given(world: World, who: Person): Promise<Things>;
  /** Calls the method for `who`. In one run, `things` belong to the other member. */
  run(world: World, who: Person, things: Things): Promise<unknown>;
  /** Reason why the method may take another member's row id, for example a secret id. */
  readonly trusts?: string;
}

const ADA: Person = { memberId: "0198f6a2-aaaa-7000-8000-00000000000a", mark: "ada-4c1", nth: 1 };
const BEA: Person = { memberId: "0198f6a2-bbbb-7000-8000-00000000000b", mark: "bea-9f7", nth: 2 };

const NOTHING = new Set(["null", "[]", "0", "false", "{}", '""', '"refused"']);
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const HOUR_MS = 3_600_000;

interface CaseRun {
  readonly result: string;
  readonly didNothing: boolean;
  readonly faults: readonly string[];
}

/** Compares Ada's result alone with runs beside Bea's rows, and with Bea's row ids. */
export async function isolationFaults<World extends IsolationWorld, Things>(
  world: World,
  one: IsolationCase<World, Things>,
): Promise<readonly string[]> {
  const alone = await runCase(world, one, [ADA]);
  const faults = alone.didNothing
    ? ["the case reads and changes nothing, so it proves nothing"]
    : [];
  for (const order of [
    [ADA, BEA],
    [BEA, ADA],
  ]) {
    const both = await runCase(world, one, order);
    faults.push(...both.faults);
    if (both.result !== alone.result) {
      faults.push(`another member's rows change the result: ${alone.result} → ${both.result}`);
    }
  }
  if (one.trusts === undefined) {
    const reaching = await runCase(world, one, [ADA, BEA], BEA);
    faults.push(...reaching.faults.map((fault) => `given another member's row id: ${fault}`));
  }
  return [...new Set(faults)];
}

async function runCase<World extends IsolationWorld, Things>(
  world: World,
  { given, run }: IsolationCase<World, Things>,
  order: readonly Person[],
  owner: Person = ADA,
): Promise<CaseRun> {
  await world.reset();
  const things = new Map<Person, Things>();
  for (const person of order) things.set(person, await given(world, person));
  const words = [BEA.memberId, BEA.mark];
  const [before, all] = [await rowsOf(world.db, words), await allRows(world.db)];
  const running = run(world, ADA, things.get(owner) as Things);
  // A method may throw for another member's row, but not for the member's own.
  const answer = owner === ADA ? await running : await running.catch(() => "refused");
  const text = textOf(answer);
  const after = await rowsOf(world.db, words);
  const isShown = [...before.ids, ...words].some((word) => text.includes(word));
  return {
    result: comparable(text),
    didNothing: NOTHING.has(text) && `${all}` === `${await allRows(world.db)}`,
    faults: [
      ...(order.includes(BEA) && before.rows.length === 0 ? ["the other member has no rows"] : []),
      ...(`${before.rows}` === `${after.rows}` ? [] : ["another member's rows are changed"]),
      ...(isShown ? [`another member's rows are returned: ${text}`] : []),
    ],
  };
}

const textOf = (answer: unknown): string =>
  JSON.stringify(answer ?? null, (_, value: unknown) => {
    if (value instanceof Map || value instanceof Set) return [...value];
    return typeof value === "bigint" ? `${value}` : value;
  });

/** Replaces random ids and the current time, which differ between runs. */
function comparable(text: string): string {
  const seen: string[] = [ADA.memberId, BEA.memberId];
  return text
    .replace(UUID, (id) => {
      if (!seen.includes(id)) seen.push(id);
      return `id ${seen.indexOf(id)}`;
    })
    .replace(INSTANT, (instant) =>
      Math.abs(Date.parse(instant) - Date.now()) < HOUR_MS ? "now" : instant,
    );
}
