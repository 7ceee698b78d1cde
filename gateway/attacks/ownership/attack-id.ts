import type { Person } from "../../journeys/people/person";
import { memberIdOf } from "../../journeys/people/progress";
import type { Attack } from "../attack";
import { ask, type GraphResponse } from "../graph/graph-response";
import { sampleVariables, withValueAt } from "../schema/sample-variables";
import type { VariableInput } from "../schema/variable-inputs";
import type { Expected, IdCase } from "./id-case";
import { diffMentions, mentionsOf } from "./mentions";
import type { Victim } from "./victim";

/** An answer, how it compares with the one for an unknown id, and the victim's rows. */
export interface OwnershipOutcome extends GraphResponse {
  readonly matchesUnknownId: boolean | null;
  /** Tables in which a row that mentions one of the victim's ids is gone or another. */
  readonly changed: readonly unknown[];
  /** Tables with a new row that mentions the victim. */
  readonly added: readonly unknown[];
}

interface People {
  readonly asker: () => Person;
  readonly victim: () => Victim;
}

/** One attack with another member's id, by one asker. */
export function attackId(
  name: string,
  { operation, path }: VariableInput,
  given: IdCase,
  { asker, victim }: People,
  { data, codes, recorded, mayChange = [], changed = [], added = changed }: Expected,
): Attack<OwnershipOutcome> {
  const send = async (id: string) => {
    const variables =
      (await given.variables?.(id, asker())) ??
      withValueAt(sampleVariables(operation, path), path, id);
    const answer = await ask(asker(), operation.name, variables);
    await given.settled?.(asker());
    return answer;
  };
  return {
    name,
    attempt: async () => {
      const theirs = given.theirs(victim());
      const before = await mentionsOf(idsOf(victim()));
      const answer = await send(theirs);
      const after = await mentionsOf(idsOf(victim()));
      const askerId = asker().token && memberIdOf(asker());
      const isOwn = (row: string) => askerId !== null && row.includes(askerId);
      const namesVictim = (row: string) =>
        row.includes(victim().memberId) || row.includes(victim().email);
      const { changed } = diffMentions(
        before.filter((row) => !isOwn(row)),
        after,
      );
      const { added } = diffMentions(before, after.filter(namesVictim));
      if (given.differs) return { ...answer, matchesUnknownId: null, changed, added };
      const unknown = given.unknown();
      const other = await send(unknown);
      const matchesUnknownId = plain(answer, theirs) === plain(other, unknown);
      return { ...answer, matchesUnknownId, changed, added };
    },
    answer: {
      status: 200,
      data,
      codes,
      matchesUnknownId: given.differs ? null : true,
      changed,
      added,
    },
    recorded,
    mayChange,
  };
}

const plain = ({ status, text }: GraphResponse, id: string): string =>
  `${status} ${text.replaceAll(id, "ID")}`;

/** What rows of the victim hold; Relay ids are in none. */
const idsOf = ({ person: _, member: _m, savedClass: _s, classRecord: _c, ...ids }: Victim) =>
  Object.values(ids);
