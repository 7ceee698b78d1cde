import { decodeJwt } from "jose";
import { buyMonthly } from "../../journeys/people/checkout";
import { Person } from "../../journeys/people/person";
import { renewToken } from "../../journeys/people/session";
import { type Account, newAccount, PASSWORD } from "../../journeys/people/sign-up";

export const ROLES = ["visitor", "member", "employee"] as const;
export type Role = (typeof ROLES)[number];

/** Several, so that the limits of one member do not stop most attacks. */
const MEMBERS = 3;
const FRESH_SECONDS = 150;

/**
 * Operations that the ready-made employee must not send, because they would change the account or use
 * up the hourly limits and the address that other suites need. A new member sends them instead.
 */
const SENT_BY_MEMBERS_ONLY = new Set([
  "BalanceCheckMutation",
  "DiscountCodeQuery",
  "fetchInvoiceTableQuery",
  "fetchMemberDataQuery",
  "InvoiceListPaginationQuery",
  "InvoiceScreenQuery",
  "InvoicesScreenQuery",
  "PaymentPreviewQuery",
  "RecentInvoicesQuery",
  "buyGiftCardMutation",
  "purchaseSubscriptionMutation",
  "saveBillingAddressMutation",
  "useChangePasswordMutation",
  "useAcceptRetentionOfferMutation",
  "useBuyWithCardMutation",
  "useCancelSubscriptionMutation",
  "useChangePlanMutation",
  "useDeleteAccountMutation",
  "useInvoicePdfQuery",
  "useOrderPreviewQuery",
  "useRateClassMutation",
  "useReactivateSubscriptionMutation",
  "useRedeemGiftCardMutation",
  "useSendHelpRequestMutation",
  "useSignOutDeviceMutation",
  "useSignOutOtherDevicesMutation",
  "useUpdateCardMutation",
  "useUpdateProfileMutation",
  "useWithdrawPlanChangeMutation",
]);
/** Rotates the session's cookie, so only the session's owner sends it. */
const REFRESH = "sessionOperationsRefreshMutation";
/** Ends its session, so each request uses a new one. */
const SIGN_OUT = "signInOperationsSignOutMutation";
/** With the right password it ends all sessions of the account, which the next sign-in restores. */
const DELETE_ACCOUNT = "useDeleteAccountMutation";

async function subscriber(): Promise<Account> {
  const account = await newAccount();
  await renewToken(account.person, await buyMonthly(account.person));
  return account;
}

async function signedInAgain({ email }: Account): Promise<Person> {
  const person = Person.visitor();
  await person.signIn(email, PASSWORD);
  return person;
}

/** Signed-in people who send the random requests. */
export class Senders {
  #turn = 0;

  private constructor(
    private readonly members: readonly Account[],
    private readonly leaver: Account,
    private readonly employee: Person,
  ) {}

  static async gather(): Promise<Senders> {
    const members: Account[] = [];
    while (members.length < MEMBERS) members.push(await subscriber());
    return new Senders(members, await newAccount(), await Person.member("Employee"));
  }

  /** Member whose records other requests may name. */
  get member(): Person {
    return this.#account(0).person;
  }

  /** Returns a person in this role, with their own address. */
  async sender(role: Role, operation: string): Promise<Person> {
    if (role === "visitor") return Person.visitor();
    if (operation === DELETE_ACCOUNT) return signedInAgain(this.leaver);
    this.#turn += 1;
    const account = this.#account(this.#turn);
    const isMember = role === "member" || SENT_BY_MEMBERS_ONLY.has(operation);
    if (operation === SIGN_OUT)
      return isMember ? signedInAgain(account) : Person.member("Employee");
    const owner = isMember ? account.person : this.employee;
    if ((decodeJwt(owner.token ?? "").exp ?? 0) - Date.now() / 1_000 < FRESH_SECONDS) {
      await renewToken(owner);
    }
    if (operation === REFRESH) return owner;
    const sender = Person.visitor();
    sender.token = owner.token;
    return sender;
  }

  #account(turn: number): Account {
    const account = this.members[turn % MEMBERS];
    if (!account) throw new Error("no members");
    return account;
  }
}
