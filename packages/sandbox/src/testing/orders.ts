import type { TestSandbox } from "./test-sandbox";

export const plans = {
  yearly: "eightcount-trial-covid-yearly",
  monthly: "eightcount-trial-covid-monthly",
  regularYearly: "eightcount-regular-covid-yearly",
  regularMonthly: "eightcount-regular-covid-monthly",
  noDeal: "eightcount-monthly",
  giftYearly: "eightcount-gift-yearly",
  rupeeYearly: "eightcount-inr-yearly",
} as const;

export const GOOD_CARD = "4111111111111111";

/** What a test buys; a yearly plan with a good card when it does not say. */
export interface OrderInput {
  readonly code?: string;
  /** null: the card on file, or none. */
  readonly number?: string | null;
  readonly tokenId?: string;
  readonly resultTokenId?: string;
  readonly plan?: string;
  readonly currency?: string;
  readonly coupons?: readonly string[];
  readonly gift?: string;
}

let member = 0;

/** An account code no other test uses. */
export function nextCode(): string {
  member += 1;
  return `member-${process.pid}-${member}`;
}

async function billingInfo(sandbox: TestSandbox, input: OrderInput) {
  const result = input.resultTokenId
    ? { threeDSecureActionResultTokenId: input.resultTokenId }
    : {};
  if (input.number === null) return input.resultTokenId ? { billingInfo: result } : {};
  const tokenId = input.tokenId ?? (await sandbox.cardToken(input.number ?? GOOD_CARD));
  return { billingInfo: { tokenId, ...result } };
}

export async function order(sandbox: TestSandbox, input: OrderInput = {}) {
  return {
    currency: input.currency ?? "USD",
    account: {
      code: input.code ?? nextCode(),
      firstName: "Ines",
      lastName: "Moreau",
      ...(await billingInfo(sandbox, input)),
    },
    subscriptions: [{ planCode: input.plan ?? plans.yearly }],
    ...(input.coupons ? { couponCodes: [...input.coupons] } : {}),
    ...(input.gift ? { giftCardRedemptionCode: input.gift } : {}),
  };
}

export const buy = async (sandbox: TestSandbox, input: OrderInput = {}) =>
  sandbox.client.createPurchase(await order(sandbox, input));

export const previewOf = async (sandbox: TestSandbox, input: OrderInput = {}) =>
  sandbox.client.previewPurchase(await order(sandbox, input));

type Keyed<T> = (body: object, options: object) => Promise<T>;

/** A request with an Idempotency-Key; the client's declarations leave its options out. */
export function withKey<T>(
  sandbox: TestSandbox,
  request: (body: never) => Promise<T>,
  { key, body }: { readonly key: string; readonly body: object },
): Promise<T> {
  const send = request as unknown as Keyed<T>;
  return send.call(sandbox.client, body, { headers: { "Idempotency-Key": key } });
}

export async function subscriptionOf(sandbox: TestSandbox, code: string) {
  const pager = sandbox.client.listAccountSubscriptions(`code-${code}`, {
    params: { limit: 1, sort: "created_at", order: "desc" },
  });
  for await (const subscription of pager.each()) {
    const { id, uuid } = subscription;
    if (id && uuid) return Object.assign(subscription, { id, uuid });
  }
  throw new Error(`${code} has no subscription`);
}

export async function invoicesOf(sandbox: TestSandbox, code: string) {
  const list = [];
  const pager = sandbox.client.listAccountInvoices(`code-${code}`, { params: { order: "asc" } });
  for await (const invoice of pager.each()) list.push(invoice);
  return list;
}

export async function refusalOf(promise: Promise<unknown>): Promise<ProviderRefusal> {
  try {
    await promise;
  } catch (error) {
    return error as ProviderRefusal;
  }
  throw new Error("the provider did not refuse");
}

export interface ProviderRefusal {
  readonly name: string;
  readonly type: string;
  readonly message: string;
  readonly params?: readonly { readonly param: string; readonly message?: string }[];
  readonly transactionError?: {
    readonly code: string;
    readonly category: string;
    readonly message: string;
    readonly threeDSecureActionTokenId?: string;
  };
}
