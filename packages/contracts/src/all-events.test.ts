import { allEvents } from "./all-events";
import { readPayload } from "./read-payload";

const id = "0192f0c1-2a3b-7c4d-8e5f-0123456789ab";

/** Payloads as the first version stored them; those in outboxes and queues must stay readable. */
const FIRST_PAYLOADS: Readonly<Record<string, object>> = {
  "cancellation.ended": {
    memberId: id,
    offerAccepted: false,
    planCode: "eightcount-monthly",
    nextBillingDate: null,
    reason: "OTHER",
    feedback: null,
  },
  "class.published": {
    classId: id,
    durationSeconds: 1750.5,
    level: 5,
    styleId: id,
    instructorId: id,
  },
  "class.started": { classId: id, memberId: id, day: "2026-11-23" },
  "crm.requested": { kind: "ACCOUNT", memberId: id, email: "ada@example.com" },
  "engagement.requested": { memberId: id, eventType: "CLASS_VIEWED", eventDetails: "{}" },
  "entitlement.changed": {
    memberId: id,
    isEntitled: false,
    planCode: null,
    occurredAt: "2026-11-23T10:00:00.000Z",
  },
  "feedback.given": {
    memberId: id,
    classId: id,
    difficulty: 4,
    rating: null,
    comments: "My knees!",
    firstGivenAt: "2026-11-23T10:00:00+00:00",
    givenAt: "2026-11-24T10:00:00.123+00:00",
  },
  "gift-mail.requested": { sealed: "c2VhbGVk" },
  "mail.requested": { sealed: "c2VhbGVk" },
  "member.deletion-requested": {
    memberId: id,
    deletionId: id,
    deletesAt: "2026-12-09T10:00:00.000Z",
  },
  "member.deletion-withdrawn": { memberId: id, deletionId: id },
  "member.erased": { memberId: id },
  "member.verified": { memberId: id, email: "ada@example.com" },
  "notice.requested": {
    kind: "RECEIPT",
    memberId: id,
    invoiceNumber: "1042",
    amountCents: 1900,
    currency: "USD",
    paidAt: "2026-11-25T10:00:00.000Z",
    paymentMethod: "Visa ending with 1111",
  },
  "provider.noticed": { key: "k", objectType: "subscription", objectId: "s", eventType: "renewed" },
};

describe("the events", () => {
  it("have one contract each", () => {
    const topics = allEvents.map(({ topic }) => topic);
    expect(topics).toEqual(Object.keys(FIRST_PAYLOADS));
  });

  it.each(allEvents.filter(({ version }) => version <= 2).map((one) => [one.topic, one] as const))(
    "%s is read as it was stored before versions existed",
    (topic, contract) => {
      expect(() => readPayload(contract, { payload: FIRST_PAYLOADS[topic] })).not.toThrow();
    },
  );

  it("rejects engagement details that are not JSON", () => {
    const payload = { ...FIRST_PAYLOADS["engagement.requested"], eventDetails: "{" };
    const contract = allEvents.find(({ topic }) => topic === "engagement.requested");
    expect(() => readPayload(contract ?? fail(), { payload })).toThrow("eventDetails: custom");
  });
});

function fail(): never {
  throw new Error("Contract not found.");
}
