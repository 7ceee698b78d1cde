import { check, sleep } from "k6";
import { arrivalRandom } from "../lib/arrival.ts";
import type { Caller } from "../lib/caller.ts";
import { type ClassPage, classPageOf, type ListedClass } from "../lib/class-list.ts";
import { send } from "../lib/graph.ts";
import { callerOf, memberCount } from "../lib/members.ts";
import type { Operations } from "../lib/operations.ts";
import { pick, type Random, randomInt } from "../lib/random.ts";
import { slo } from "../slo.ts";
import type { Act } from "./act.ts";

const MOST_PAGES = 3;

type Choice = Required<Omit<Operations["classList"]["variables"], "isMember">>;

const LEVELS = ["BEGINNER", "INTERMEDIATE", "ADVANCED"] as const;
const SORTS = ["MOST_POPULAR", "NEWEST", "OLDEST"] as const;

/** A member chooses a level and an order, scrolls through up to three pages, and opens a class. */
export const browse: Act = {
  // A visit to the list takes three seconds, and twice as long on a slow evening.
  usersPerArrival: 6,
  objectives: { classList: slo.page, moreClasses: slo.page, classPage: slo.page },
  perform(members) {
    const random = arrivalRandom();
    const caller = callerOf(randomInt(random, memberCount), members);
    const level = pick(random, LEVELS);
    const choice = { filter: { levels: [level] }, sort: pick(random, SORTS) };
    const seen = scroll(caller, choice, random);
    if (seen === null) return;
    check(seen, {
      "the list has classes": () => seen.length > 0,
      "all have the level": () => seen.every(({ levelName }) => levelName === level),
      "none comes twice": () => new Set(seen.map(({ classId }) => classId)).size === seen.length,
    });
    if (seen.length > 0) openClass(pick(random, seen).classId, caller);
  },
};

/** Returns the classes of all pages, or null if one failed. */
function scroll(caller: Caller, choice: Choice, random: Random): readonly ListedClass[] | null {
  const seen: ListedClass[] = [];
  const pages = 1 + randomInt(random, MOST_PAGES);
  let page: ClassPage | null = firstPage(caller, choice);
  for (let number = 1; page; number += 1) {
    seen.push(...page.classes);
    if (number === pages || page.next === null) return seen;
    sleep(0.5 + random());
    page = nextPage(caller, choice, page.next);
  }
  return null;
}

function firstPage(caller: Caller, choice: Choice): ClassPage | null {
  const data = send({
    operation: "classList",
    variables: { ...choice, isMember: true },
    caller,
    isGood: (response) => classPageOf(response) !== null,
  });
  return data && classPageOf(data);
}

function nextPage(caller: Caller, choice: Choice, cursor: string): ClassPage | null {
  const data = send({
    operation: "moreClasses",
    variables: { ...choice, cursor, count: 16, isMember: true },
    caller,
    isGood: (response) => classPageOf(response) !== null,
  });
  return data && classPageOf(data);
}

function openClass(classId: string, caller: Caller) {
  send({
    operation: "classPage",
    variables: { classId },
    caller,
    isGood: ({ danceClass }) => danceClass?.classId === classId,
  });
}
