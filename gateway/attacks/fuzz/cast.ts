import { decodeJwt } from "jose";
import { buyMonthly } from "../../journeys/people/checkout";
import { Person } from "../../journeys/people/person";
import { refreshed } from "../../journeys/people/session";
import { type Account, newAccount, PASSWORD } from "../../journeys/people/sign-up";

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
/** Ends the session it comes from: sent from a new one each time. */
const SIGN_OUT = "signInOperationsSignOutMutation";

async function subscriber(): Promise<Account> {
  const account = await newAccount();
  await refreshed(account.person, await buyMonthly(account.person));
  return account;
}

async function signedInAgain({ email }: Account): Promise<Person> {
  const person = Person.visitor();
  await person.signIn(email, PASSWORD);
  return person;
}

/** Those who send the fuzz. */
export class Cast {
  #turn = 0;

  private constructor(
    private readonly members: readonly Account[],
    private readonly employee: Person,
  ) {}

  static async gather(): Promise<Cast> {
    const members: Account[] = [];
    while (members.length < MEMBERS) members.push(await subscriber());
    return new Cast(members, await Person.member("Employee"));
  }

  /** A member whose own records other requests may name. */
  get member(): Person {
    return this.#account(0).person;
  }

  /** Somebody to send this operation in this role, from an address of their own. */
  async sender(role: Role, operation: string): Promise<Person> {
    if (role === "visitor") return Person.visitor();
    this.#turn += 1;
    const account = this.#account(this.#turn);
    const isMember = role === "member" || LEFT_TO_MEMBERS.has(operation);
    if (operation === SIGN_OUT)
      return isMember ? signedInAgain(account) : Person.member("Employee");
    const owner = isMember ? account.person : this.employee;
    if ((decodeJwt(owner.token ?? "").exp ?? 0) - Date.now() / 1_000 < FRESH_SECONDS) {
      await refreshed(owner);
    }
    if (operation === REFRESH) return owner;
    const sender = Person.visitor();
    sender.token = owner.token;
    return sender;
  }

  #account(turn: number): Account {
    const account = this.members[turn % MEMBERS];
    if (!account) throw new Error("the cast is empty");
    return account;
  }
}
