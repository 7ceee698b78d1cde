import { attributes, counters } from "@eightcount/rules/telemetry/registry";
import { Person } from "../../journeys/people/person";
import { unauthenticated } from "../answers";
import type { Attack } from "../attack";
import { counted } from "../evidence/evidence";

/** Shorter than an access token lives. */
const RENEWED_AFTER_MS = 120_000;

let signedIn: { readonly person: Person; readonly at: number } | undefined;

/** Signs in the member whose genuine token the attacks start from, unless that token is fresh. */
export async function arrangeHolder(): Promise<void> {
  if (signedIn && Date.now() - signedIn.at < RENEWED_AFTER_MS) return;
  signedIn = { person: await Person.member("active yearly"), at: Date.now() };
}

export function holder(): Person {
  if (!signedIn) throw new Error("no member has signed in");
  return signedIn.person;
}

export const genuineToken = (): string => holder().token ?? "";

/** Queries data of a member with this Authorization header. */
export async function queryWith(authorization: string) {
  return Person.visitor().ask("ProfileScreenQuery", {}, { headers: { authorization } });
}

export const refusedToken = (fault: "expired" | "ended" | "forged") =>
  counted("gateway", counters.tokensRefused, { [attributes.tokenFault]: fault });

/** A token made from a genuine one. */
export type Forge = (genuine: string) => string | Promise<string>;

/** Tokens to present, by name of the attack. */
export type Forgeries = Readonly<Record<string, Forge>>;

/** Returns an attack for each forgery, which the gateway refuses and counts. */
export function tokenAttacks(
  kind: string,
  forgeries: Forgeries,
  fault: "expired" | "ended" | "forged" = "forged",
): readonly Attack[] {
  return Object.entries(forgeries).map(([name, forge]) => ({
    name: `${kind} ${name}`,
    arrange: arrangeHolder,
    attempt: async () => queryWith(`Bearer ${await forge(genuineToken())}`),
    answer: unauthenticated,
    recorded: refusedToken(fault),
  }));
}
