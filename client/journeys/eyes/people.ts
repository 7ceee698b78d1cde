import { memberOfKind } from "@eightcount/demo/content/members";
import { register, signInAs } from "../pages/membership";
import { readyMadeKinds } from "../pointer/ready-made-kinds";
import { VISITOR, walkerOf } from "../pointer/walkers";
import type { Visit } from "../visit";
import { allOpened, ownOpened } from "./openedScreens";
import {
  FIRST_SCREENS,
  GIFT_SCREENS,
  MEMBER_SCREENS,
  NEWCOMER_SCREENS,
  RUPEE_SCREENS,
  type Screen,
  UNCONFIRMED_SCREENS,
  VISITOR_SCREENS,
} from "./screens";

/** A person whose screens are pictured. */
export interface Person {
  readonly name: string;
  /** False if the cookie notice is open. */
  readonly hasAnsweredCookies: boolean;
  readonly screens: readonly Screen[];
  /** Signs up or signs in before the first picture. */
  arrive?(visit: Visit): Promise<unknown>;
}

/** Kinds pictured in every run: a subscriber, a trial, and two members who lost their access. */
const ALWAYS_PICTURED = ["active yearly", "trial", "expired", "owing"];

const visitors: readonly Person[] = [
  { name: "first-visit", hasAnsweredCookies: false, screens: FIRST_SCREENS },
  {
    name: "visitor",
    hasAnsweredCookies: true,
    screens: [...VISITOR_SCREENS, ...allOpened(VISITOR)],
  },
  { name: "rupee-visitor", hasAnsweredCookies: true, screens: RUPEE_SCREENS },
  { name: "gift-visitor", hasAnsweredCookies: true, screens: GIFT_SCREENS },
  {
    name: "newcomer",
    hasAnsweredCookies: true,
    screens: NEWCOMER_SCREENS,
    arrive: register,
  },
];

/** Screens that look the same for every subscriber are pictured once. */
const WITH_ALL_OPENINGS = "active yearly";

function screensOf(kind: string): readonly Screen[] {
  if (!memberOfKind(kind).isEmailVerified) return UNCONFIRMED_SCREENS;
  const opened = kind === WITH_ALL_OPENINGS ? allOpened : ownOpened;
  return [...MEMBER_SCREENS, ...opened(walkerOf(kind))];
}

const member = (kind: string): Person => ({
  name: kind.toLowerCase().replaceAll(" ", "-"),
  hasAnsweredCookies: true,
  screens: screensOf(kind),
  arrive: (visit) => signInAs(visit, kind),
});

/** Returns everybody, the comma-separated names, or the kinds pictured in every run. */
export function selectPeople(who: string): readonly Person[] {
  const everybody = [...visitors, ...readyMadeKinds().map(member)];
  if (who === "everybody") return everybody;
  if (who === "") return [...visitors, ...ALWAYS_PICTURED.map(member)];
  const names = who.split(",");
  const known = everybody.map(({ name }) => name);
  for (const name of names) {
    if (!known.includes(name)) throw new Error(`Unknown name ${name}; use ${known.join(", ")}`);
  }
  return everybody.filter(({ name }) => names.includes(name));
}
