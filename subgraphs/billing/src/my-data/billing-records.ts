import {
  leftOutReasons,
  type MemberRecordKinds,
  type RecordKind,
} from "@eightcount/service-kit/my-data/record-kind";
import { giftKinds } from "./gift-kinds";

const { memberId: member_id, rowId, requestId, hash, traceId, outbox } = leftOutReasons;
const ownedBy = "member_id = $1";
const answer = {
  // A challenge also has a token, which is a secret.
  outcome: { heading: "Answer", sql: "outcome->>'message'" },
};

const subscription: RecordKind = {
  table: "member_subscription",
  name: "Subscription",
  ownedBy,
  newestBy: "reading_began_at",
  columns: {
    account_status: "Status",
    subscription_id: "Subscription number",
    plan_code: "Plan code",
    plan_name: "Plan",
    interval_unit: "Renews every",
    is_trial: "Trial",
    trial_ends_at: "Trial ends at",
    next_amount_cents: "Next payment in cents or paise",
    currency: "Currency",
    period_ends_at: "Paid until",
    payment_method: "Payment method",
    card_valid_until: "Card valid until",
    pending_plan_code: "Next plan code",
    pending_plan_name: "Next plan",
    pending_cents: "Next plan’s price in cents or paise",
    pending_activates_on: "Next plan starts at",
    is_paused: "Paused",
    pauses_on: "Pause starts at",
    resumes_on: "Pause ends at",
    pause_cycles: "Billing periods still to skip",
    owing_cents: "Owed in cents or paise",
    is_owing: "Payment overdue",
    overdue_since: "Overdue since",
    is_locked: "Access suspended",
    reading_began_at: "Read from the payment provider at",
  },
  leftOut: { member_id },
};

const purchases: RecordKind = {
  table: "purchase_attempt",
  name: "Payments",
  ownedBy,
  newestBy: "created_at",
  columns: {
    plan_code: "Plan code",
    state: "State",
    had_subscription: "Had a subscription before",
    ...answer,
    created_at: "Ordered at",
    updated_at: "Changed at",
  },
  leftOut: { member_id, attempt_id: requestId, order_hash: hash },
};

const actions: RecordKind = {
  table: "billing_action",
  name: "Subscription changes",
  ownedBy,
  newestBy: "created_at",
  columns: {
    kind: "Change",
    state: "State",
    ...answer,
    created_at: "Requested at",
    updated_at: "Changed at",
  },
  leftOut: {
    member_id,
    attempt_id: requestId,
    input_hash: hash,
    intention:
      "the request to the provider with its request id; kind and survey answers are exported",
  },
};

export const billingRecords: MemberRecordKinds = {
  kinds: [
    subscription,
    purchases,
    actions,
    {
      table: "ledger_entry",
      name: "Billing ledger",
      ownedBy,
      newestBy: "id",
      columns: {
        at: "At",
        kind: "What happened",
        actor: "Caused by",
        details: "Details",
        amount_cents: "Amount in cents or paise",
        currency: "Currency",
      },
      leftOut: { member_id, id: rowId, attempt_id: requestId, trace_id: traceId },
    },
    {
      table: "cancellation_feedback",
      name: "Cancellation answers",
      ownedBy,
      newestBy: "created_at",
      columns: {
        created_at: "Answered at",
        reason: "Reason",
        feedback: "Feedback",
        status: "Result",
        offer_accepted: "Accepted the offer",
        old_plan: "Plan before",
        new_plan: "Plan after",
      },
      leftOut: { member_id, id: rowId },
    },
    {
      table: "retention_offer",
      name: "Thirty free days",
      ownedBy,
      newestBy: "created_at",
      columns: { state: "State", created_at: "Accepted at" },
      leftOut: { member_id, attempt_id: requestId },
    },
    {
      table: "entitlement",
      name: "Access to classes",
      ownedBy,
      newestBy: "changed_at",
      columns: { is_entitled: "May watch", plan_code: "Plan code", changed_at: "Since" },
      leftOut: { member_id },
    },
    {
      table: "membership_notice",
      name: "Mails about the membership",
      ownedBy,
      newestBy: "created_at",
      columns: { kind: "Mail", period: "About", created_at: "Requested at" },
      leftOut: { member_id, event_id: rowId },
    },
    {
      table: "crm_contact",
      name: "Customer number in campaigns",
      ownedBy,
      newestBy: "contact_id",
      columns: { contact_id: "Customer number" },
      leftOut: { member_id },
    },
    {
      table: "audit_log",
      name: "Requests about payments",
      ownedBy,
      newestBy: "at",
      columns: { at: "At", action: "Request", outcome: "Result", address: "IP address" },
      leftOut: { member_id, id: rowId, trace_id: traceId },
    },
    ...giftKinds,
  ],
  leftOut: {
    outbox_event: outbox,
    pending_deletion: "repeats the request to delete the account, which accounts exports",
    erased_member: "holds members whose data was deleted",
    purchase_in_flight:
      "holds a request to the provider for the seconds it takes; the purchase or change is exported",
  },
};
