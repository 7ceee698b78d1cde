import { leftOutReasons, type RecordKind } from "@eightcount/service-kit/my-data/record-kind";

const { memberId, rowId, requestId, hash } = leftOutReasons;
const answer = { heading: "Answer", sql: "outcome->>'message'" };

export const giftKinds: readonly RecordKind[] = [
  {
    table: "gift_order",
    name: "Gift cards given",
    ownedBy: "giver_id = $1",
    newestBy: "created_at",
    columns: {
      order_number: "Order number",
      state: "State",
      outcome: answer,
      amount_cents: "Amount in cents or paise",
      currency: "Currency",
      delivery: "Delivery",
      deliver_at: "Deliver at",
      time_zone: "Time zone",
      giver_name: "From",
      giver_email: "Receipt to",
      recipient_name: "For",
      recipient_email: "Mailed to",
      message: "Message",
      delivered_at: "Delivered at",
      canceled_at: "Canceled at",
      forgotten_at: "Names removed at",
      giver_closed_at: "Names removed at the payment provider at",
      created_at: "Ordered at",
      updated_at: "Changed at",
    },
    leftOut: {
      attempt_id: requestId,
      giver_id: memberId,
      order_hash: hash,
      card_id: rowId,
      code_hash: hash,
    },
  },
  {
    table: "gift_redemption",
    name: "Gift cards redeemed",
    ownedBy: "member_id = $1",
    newestBy: "created_at",
    columns: {
      state: "State",
      outcome: answer,
      amount_cents: "Credit in cents or paise",
      currency: "Currency",
      created_at: "Redeemed at",
      updated_at: "Changed at",
      sent_at: "Sent to the payment provider at",
    },
    leftOut: { attempt_id: requestId, member_id: memberId, code_hash: hash },
  },
];
