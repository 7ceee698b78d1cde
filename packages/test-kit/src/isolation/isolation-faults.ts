import { allRows, type Rows, rowsOf } from "./member-rows";

/** A member of an isolation case. */
export interface Person {
  readonly memberId: string;
  /** Put it into every text of theirs, such as e-mail or comments. */
  readonly mark: string;
  /** 1 or 2: make every number and date of theirs differ by it. */
  readonly nth: number;
}

/** What the cases of one subgraph run against. */
export interface IsolationWorld {
  readonly db: Rows;
  /** Empties the database, and whatever is remembered beside it. */
  reset(): Promise<unknown>;
  close(): Promise<unknown>;
}

/** How one method of a repository is asked for one of two members. */
export interface IsolationCase<World, Things> {
  /** Writes a member's rows, other ones for each; returns ids of rows that `run` names, if any. */
  given(world: World, who: Person): Promise<Things>;
  /** Calls the method for `who`. `things` are theirs, and once the other member's. */
  run(world: World, who: Person, things: Things): Promise<unknown>;
  /** Why the method needs no member to take another's row id, such as a token's hash that is secret. */
  readonly trusts?: string;
}

const ADA: Person = { memberId: "0198f6a2-aaaa-7000-8000-00000000000a", mark: "ada-4c1", nth: 1 };
const BEA: Person = { memberId: "0198f6a2-bbbb-7000-8000-00000000000b", mark: "bea-9f7", nth: 2 };

const NOTHING = new Set(["null", "[]", "0", "false", "{}", '""', '"refused"']);
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const HOUR_MS = 3_600_000;

interface Asked {
  readonly result: string;
  readonly didNothing: boolean;
  readonly faults: readonly string[];
}

/**
 * Runs a case for Ada: alone, with Bea's rows written before and after hers, and with Bea's things
 * in the place of hers. Returns what was seen or changed of Bea's, and what her rows changed for Ada.
 */
export async function isolationFaults<World extends IsolationWorld, Things>(
  world: World,
  one: IsolationCase<World, Things>,
): Promise<readonly string[]> {
  const alone = await ask(world, one, [ADA]);
  const faults = alone.didNothing
    ? ["the case reads and changes nothing, so it proves nothing"]
    : [];
  for (const order of [
    [ADA, BEA],
    [BEA, ADA],
  ]) {
    const both = await ask(world, one, order);
    faults.push(...both.faults);
    if (both.result !== alone.result) {
      faults.push(`another member's rows change the answer: ${alone.result} → ${both.result}`);
    }
  }
  if (one.trusts === undefined) {
    const reaching = await ask(world, one, [ADA, BEA], BEA);
    faults.push(...reaching.faults.map((fault) => `given another member's row id: ${fault}`));
  }
  return [...new Set(faults)];
}

async function ask<World extends IsolationWorld, Things>(
  world: World,
  { given, run }: IsolationCase<World, Things>,
  order: readonly Person[],
  owner: Person = ADA,
): Promise<Asked> {
  await world.reset();
  const things = new Map<Person, Things>();
  for (const person of order) things.set(person, await given(world, person));
  const words = [BEA.memberId, BEA.mark];
  const [before, all] = [await rowsOf(world.db, words), await allRows(world.db)];
  const asking = run(world, ADA, things.get(owner) as Things);
  // A method may refuse another member's row by throwing; its own it may not.
  const answer = owner === ADA ? await asking : await asking.catch(() => "refused");
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

/** Ids made up on the way, and the present moment, differ from run to run. */
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
