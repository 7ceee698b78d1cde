import { attributes, counters } from "@eightcount/service-kit/telemetry/registry";
import { Person } from "../../journeys/people/person";
import { unauthenticated } from "../answers";
import type { Attack } from "../attack";
import { counted } from "../evidence/evidence";

let signedIn: Promise<Person> | undefined;

/** The member whose genuine token the attacks of a file start from. */
export function holder(): Promise<Person> {
  signedIn ??= Person.member("active yearly");
  return signedIn;
}

export const genuineToken = async (): Promise<string> => (await holder()).token ?? "";

/** Asks for what only a member may see, with any Authorization header. */
export async function askWith(authorization: string) {
  return Person.visitor().ask("ProfileScreenQuery", {}, { headers: { authorization } });
}

export const refusedToken = (fault: "expired" | "ended" | "forged") =>
  counted("gateway", counters.tokensRefused, { [attributes.tokenFault]: fault });

/** A token made from a genuine one. */
export type Forge = (genuine: string) => string | Promise<string>;

/** Names of attacks, and the token each of them shows. */
export type Forgeries = Readonly<Record<string, Forge>>;

/** A row of each forgery, which the gateway refuses and counts. */
export function tokenAttacks(
  kind: string,
  forgeries: Forgeries,
  fault: "expired" | "ended" | "forged" = "forged",
): readonly Attack[] {
  return Object.entries(forgeries).map(([name, forge]) => ({
    name: `${kind} ${name}`,
    attempt: async () => askWith(`Bearer ${await forge(await genuineToken())}`),
    answer: unauthenticated,
    recorded: refusedToken(fault),
  }));
}
