import { eventually } from "../journeys/stack/eventually";
import type { Attack, Outcome } from "./attack";
import { ContentsReader, changedTables } from "./evidence/contents";

/** Matches a stack trace or the location of a source file. */
export const STACK_TRACE = /\n\s+at |node_modules|\.[jt]s:\d+/;
const RECORD_TIMEOUT_MS = 10_000;

/**
 * Turns every row into a test of three things: the response is the expected one, no other table
 * changed, and the attempt was recorded.
 */
export function describeAttacks<O extends Outcome>(
  title: string,
  attacks: readonly Attack<O>[],
): void {
  describe(title, () => {
    const contents = new ContentsReader();
    beforeAll(() => contents.open());
    afterAll(() => contents.close());

    it.each(attacks.map((attack) => [attack.name, attack] as const))("%s", async (_, attack) => {
      const schedule = await contents.schedule();
      let changed = await tablesChangedBy(attack, contents);
      // A scheduled round or a new day that began in between may have changed them, so the attack
      // is repeated.
      const isDoubtful = changed.length > 0 && schedule !== (await contents.schedule());
      if (isDoubtful) changed = await tablesChangedBy(attack, contents);
      expect(changed).toEqual([]);
    });
  });
}

/** Attacks, checks the response and the record, and returns the tables that must not differ. */
async function tablesChangedBy<O extends Outcome>(
  attack: Attack<O>,
  contents: ContentsReader,
): Promise<readonly string[]> {
  await attack.arrange?.();
  const before = await contents.readSettled();
  const entries = await attack.recorded.count();
  const outcome = await attack.attempt();
  expect(outcome).toMatchObject(attack.answer);
  expect(outcome.text).not.toMatch(STACK_TRACE);
  await waitUntilRecorded(attack, entries);
  const changed = changedTables(before, await contents.read());
  return changed.filter((name) => !attack.mayChange?.includes(name));
}

async function waitUntilRecorded({ recorded }: Attack, before: number | null): Promise<void> {
  if (before === null) return;
  await eventually(`recorded in ${recorded.what}`, RECORD_TIMEOUT_MS, async () => {
    return Number(await recorded.count()) > before;
  });
}
