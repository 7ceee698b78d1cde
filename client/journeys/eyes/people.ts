import { readFileSync } from "node:fs";
import path from "node:path";
import { register, signInAs } from "../pages/membership";
import type { Visit } from "../visit";
import {
  FIRST_SCREENS,
  MEMBER_SCREENS,
  NEWCOMER_SCREENS,
  SCREENS_OF_KIND,
  type Screen,
  VISITOR_SCREENS,
} from "./screens";

/** Somebody whose screens are pictured. */
export interface Person {
  readonly name: string;
  /** False: the cookie notice is open. */
  readonly hasAnsweredCookies: boolean;
  readonly screens: readonly Screen[];
  /** Becomes who they are, before the first picture. */
  arrive?(visit: Visit): Promise<unknown>;
}

const MEMBERS = path.resolve(__dirname, "../../../docs/ready-made-members.md");
const TABLE_ROW = /^\| (?<kinds>[^|]+) \|/;
const HEAD = /^(Kind|---)/;

/** The kinds of members, from the table a person reads. */
export const kinds: readonly string[] = readFileSync(MEMBERS, "utf8")
  .split("\n")
  .flatMap((line) => TABLE_ROW.exec(line)?.groups?.kinds ?? [])
  .filter((cell) => !HEAD.test(cell))
  .flatMap((cell) => cell.split(", "));

/** Those whom every run visits: a subscriber, a trial, and two who have lost their access. */
const TELLING = ["active yearly", "trial", "expired", "owing"];

const visitors: readonly Person[] = [
  { name: "first-visit", hasAnsweredCookies: false, screens: FIRST_SCREENS },
  { name: "visitor", hasAnsweredCookies: true, screens: VISITOR_SCREENS },
  {
    name: "newcomer",
    hasAnsweredCookies: true,
    screens: NEWCOMER_SCREENS,
    arrive: register,
  },
];

const member = (kind: string): Person => ({
  name: kind.toLowerCase().replaceAll(" ", "-"),
  hasAnsweredCookies: true,
  screens: [...MEMBER_SCREENS, ...(SCREENS_OF_KIND[kind] ?? [])],
  arrive: (visit) => signInAs(visit, kind),
});

/** Everybody, those of these names (parted by commas), or those who are visited in every run. */
export function peopleOf(who: string): readonly Person[] {
  const everybody = [...visitors, ...kinds.map(member)];
  if (who === "everybody") return everybody;
  if (who === "") return [...visitors, ...TELLING.map(member)];
  const names = who.split(",");
  const known = everybody.map(({ name }) => name);
  for (const name of names) {
    if (!known.includes(name)) throw new Error(`${name} is none of ${known.join(", ")}`);
  }
  return everybody.filter(({ name }) => names.includes(name));
}
