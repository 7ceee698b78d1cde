import type { Person } from "../../journeys/people/person";
import { memberIdOf } from "../../journeys/people/progress";
import { invoicesAtProvider, subscriptionsAtProvider } from "../../journeys/stack/provider-records";
import type { Attack, Outcome } from "../attack";
import { audited, type Evidence, refusedByGateway } from "../evidence/evidence";
import { BUYING, buy, endOf, REFUSING } from "./orders";

/** What the provider's books hold about a member. */
export interface Books {
  readonly subscriptions: number;
  readonly invoices: number;
  /** What the member was asked to pay in all, in whole units. */
  readonly charged: number;
}

export const NOTHING: Books = { subscriptions: 0, invoices: 0, charged: 0 };
/** The regular monthly plan, which has no trial. */
export const A_MONTH: Books = { subscriptions: 1, invoices: 1, charged: 39 };

export interface OrderOutcome extends Outcome {
  /** How each order ended, in alphabetical order. */
  readonly ends: readonly string[];
  readonly books: Books;
}

/** Orders that are sent at once, and what may come of them. */
export interface OrderRow {
  readonly name: string;
  readonly member: () => Promise<Person>;
  readonly orders: (member: Person) => Promise<readonly object[]> | readonly object[];
  readonly ends: readonly string[] | ReturnType<typeof expect.arrayContaining>;
  readonly books?: Books | null;
  readonly recorded?: Evidence;
  readonly mayChange?: readonly string[];
}

/** Codes of refusals by the gateway or by an access rule. */
const ERRORS = new Set(["BAD_USER_INPUT", "FORBIDDEN", "UNAUTHENTICATED"]);

export async function booksOf(member: Person): Promise<Books> {
  if (member.token === null) return NOTHING;
  const [subscriptions, invoices] = await Promise.all([
    subscriptionsAtProvider(memberIdOf(member)),
    invoicesAtProvider(memberIdOf(member)),
  ]);
  const charged = invoices.reduce((sum, { total }) => sum + total, 0);
  return { subscriptions: subscriptions.length, invoices: invoices.length, charged };
}

/** One attack of each row: the orders end as expected, and the provider's books hold no more. */
export function orderAttack(row: OrderRow): Attack<OrderOutcome> {
  const [end = ""] = Array.isArray(row.ends) ? (row.ends as readonly string[]) : ["bought"];
  let member: Person;
  let orders: readonly object[];
  let before: Books;
  return {
    name: row.name,
    arrange: async () => {
      member = await row.member();
      orders = await row.orders(member);
      before = await booksOf(member);
    },
    attempt: async () => {
      const answers = await Promise.all(orders.map((order) => buy(member, order)));
      return {
        status: Math.max(...answers.map(({ status }) => status)),
        text: answers.map(({ text }) => text).join("\n"),
        ends: answers.map(endOf).sort(),
        books: await booksOf(member),
      };
    },
    get answer() {
      return { ends: row.ends, books: row.books ?? before };
    },
    recorded: row.recorded ?? evidenceOf(end),
    mayChange: row.mayChange ?? changesOf(end),
  };
}

function evidenceOf(end: string): Evidence {
  if (end === "BAD_USER_INPUT") return refusedByGateway(end);
  return audited("billing", "purchaseSubscription", end === "bought" ? "done" : end);
}

function changesOf(end: string): readonly string[] {
  if (end === "bought") return BUYING;
  return ERRORS.has(end) ? [] : REFUSING;
}
