import { decodeJwt } from "jose";
import { buyMonthly } from "../../journeys/people/checkout";
import { Person } from "../../journeys/people/person";
import { refreshed } from "../../journeys/people/session";
import { newMember } from "../../journeys/people/sign-up";

export const ROLES = ["visitor", "member", "employee"] as const;
export type Role = (typeof ROLES)[number];

/** Several, so that the limits of one do not turn most attacks away. */
const MEMBERS = 3;
const FRESH_SECONDS = 150;

/**
 * What the ready-made employee does not send, because a member's hourly limits and address would be
 * used up for other tables; a member of our own sends it instead.
 */
const LEFT_TO_MEMBERS = new Set([
  "DiscountCodeQuery",
  "purchaseSubscriptionMutation",
  "saveBillingAddressMutation",
  "useOrderPreviewQuery",
  "useRateClassMutation",
  "useSendHelpRequestMutation",
]);
/** Rotates the session's cookie: sent by the session's owner alone. */
const REFRESH = "sessionOperationsRefreshMutation";

async function subscriber(): Promise<Person> {
  const person = await newMember();
  await refreshed(person, await buyMonthly(person));
  return person;
}

/** Those who send the fuzz. */
export class Cast {
  #turn = 0;

  private constructor(
    readonly members: readonly Person[],
    private readonly employee: Person,
  ) {}

  static async gather(): Promise<Cast> {
    const members: Person[] = [];
    while (members.length < MEMBERS) members.push(await subscriber());
    return new Cast(members, await Person.member("Employee"));
  }

  /** Sends this operation in this role, from an address of its own. */
  async sender(role: Role, operation: string): Promise<Person> {
    if (role === "visitor") return Person.visitor();
    this.#turn += 1;
    const isOwn = role === "member" || LEFT_TO_MEMBERS.has(operation);
    const owner = isOwn ? this.members[this.#turn % MEMBERS] : this.employee;
    if (!owner) throw new Error("the cast is empty");
    if ((decodeJwt(owner.token ?? "").exp ?? 0) - Date.now() / 1_000 < FRESH_SECONDS) {
      await refreshed(owner);
    }
    if (operation === REFRESH) return owner;
    const sender = Person.visitor();
    sender.token = owner.token;
    return sender;
  }
}
