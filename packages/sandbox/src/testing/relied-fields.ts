/** `filled` needs a value, `present` only the key. The provider's own file requires little. */
interface ReliedFields {
  readonly filled: readonly string[];
  readonly present: readonly string[];
}

const fields: Readonly<Record<string, ReliedFields>> = {
  account: { filled: ["id", "code"], present: ["email", "first_name", "last_name"] },
  account_balance: { filled: ["past_due", "balances", "account"], present: [] },
  billing_info: {
    filled: ["id", "valid", "payment_method", "created_at", "updated_at"],
    present: ["first_name", "last_name", "address"],
  },
  credit_card: {
    filled: ["card_type", "first_six", "last_four", "exp_month", "exp_year"],
    present: [],
  },
  plan: { filled: ["id", "code", "name"], present: [] },
  subscription: {
    filled: [
      "id",
      "uuid",
      "account",
      "plan",
      "state",
      "currency",
      "unit_amount",
      "subtotal",
      "total",
      "current_period_started_at",
      "current_period_ends_at",
      "coupon_redemptions",
      "custom_fields",
      "created_at",
      "updated_at",
      "activated_at",
    ],
    present: [
      "pending_change",
      "trial_started_at",
      "trial_ends_at",
      "canceled_at",
      "expires_at",
      "expiration_reason",
      "paused_at",
      "remaining_pause_cycles",
    ],
  },
  subscription_change: { filled: ["plan", "unit_amount", "activate_at", "activated"], present: [] },
  invoice_collection: { filled: ["credit_invoices"], present: ["charge_invoice"] },
  invoice: {
    filled: [
      "id",
      "state",
      "currency",
      "subtotal",
      "discount",
      "tax",
      "total",
      "balance",
      "paid",
      "subscription_ids",
      "line_items",
      "transactions",
      "created_at",
      "due_at",
    ],
    present: ["closed_at", "dunning_events_sent"],
  },
  transaction: {
    filled: ["id", "origin", "amount", "status", "success", "status_code", "created_at"],
    present: ["status_message", "customer_message"],
  },
  coupon: {
    filled: ["code", "name", "state", "discount"],
    present: [],
  },
  gift_card: {
    filled: ["balance", "unit_amount", "currency"],
    // A preview has neither an id nor a code.
    present: ["id", "redemption_code", "delivery", "delivered_at", "redeemed_at", "canceled_at"],
  },
  list: { filled: ["has_more", "data"], present: ["next"] },
  transaction_error: {
    filled: ["transaction_id", "category", "code", "message", "merchant_advice"],
    present: [],
  },
};

/** Fields of the answer, at any depth, that the product needs and did not get. */
export function missingFields(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(missingFields);
  if (typeof value !== "object" || value === null) return [];
  const node = value as Record<string, unknown>;
  return [...missingHere(node), ...Object.values(node).flatMap(missingFields)];
}

function missingHere(node: Record<string, unknown>): readonly string[] {
  const kind = String(node.object ?? "");
  const relied = fields[kind];
  if (!relied) return [];
  return [
    ...relied.filled.filter((name) => node[name] === undefined || node[name] === null),
    ...relied.present.filter((name) => node[name] === undefined),
  ].map((name) => `${kind}.${name} is missing`);
}
