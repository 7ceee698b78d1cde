import { refuse } from "@eightcount/service-kit/errors/refusal";
import {
  casesOf,
  describeIsolation,
  type Person,
} from "@eightcount/test-kit/isolation/describe-isolation";
import { errors } from "../errors";
import { appendToLedger } from "../ledger/ledger.repository";
import { requestNotices } from "../notices/notice.repository";
import { inactiveState } from "../subscriptions/subscription.rules";
import { lockState } from "../subscriptions/subscription-lock.repository";
import { endedGift, giftCases, giftExemptions } from "./gift-cases";
import { type Fixture, openFixture } from "./isolation-repositories";
import {
  actionOf,
  attemptOf,
  entryOf,
  intentionOf,
  LATER,
  noticeOf,
  october,
  readAt,
  stateOf,
} from "./isolation-rows";

const own = casesOf<Fixture>();

/** Claims an order and returns its attempt. */
async function order(fixture: Fixture, person: Person) {
  const attempt = attemptOf(person);
  await fixture.attempts.claim(attempt);
  return attempt;
}

async function subscribe(fixture: Fixture, person: Person): Promise<void> {
  const { memberId, nth } = person;
  await fixture.subscriptions.saveReading({
    memberId,
    beganAt: readAt(nth),
    state: stateOf(person),
  });
}

async function contact(fixture: Fixture, { memberId, mark }: Person): Promise<string> {
  const contactId = `contact-${mark}`;
  await fixture.contacts.save(memberId, contactId);
  return contactId;
}

async function answerSurvey(fixture: Fixture, { memberId, mark }: Person): Promise<void> {
  await fixture.db.query(
    `INSERT INTO cancellation_feedback (id, member_id, old_plan, status, offer_accepted, feedback)
     VALUES (gen_random_uuid(), $1, $2, 'CANCELLED', false, $3)`,
    [memberId, `plan-${mark}`, `feedback-${mark}`],
  );
}

/** Claims an action, stores its intention, and returns its attempt. */
async function intend(fixture: Fixture, person: Person) {
  const action = actionOf(person);
  await fixture.actions.claim(action);
  await fixture.actions.intend(action, intentionOf(person));
  return action;
}

const WORKER = "a worker processes all members";
const NOTICES = "a notice names an object at the provider, not a member";

describeIsolation<Fixture>({
  sources: "subgraphs/billing/src",
  open: openFixture,
  cases: {
    ...giftCases,
    "PurchaseAttemptRepository.claim": own({
      given: order,
      run: (fixture, person, { attemptId }) =>
        fixture.attempts.claim({ ...attemptOf(person), attemptId }),
    }),
    "PurchaseAttemptRepository.extendTurn": own({
      given: order,
      run: (fixture, { memberId }, { attemptId }) =>
        fixture.attempts.extendTurn({ memberId, attemptId }),
    }),
    "PurchaseAttemptRepository.recordPriorSubscription": own({
      given: order,
      run: (fixture, { memberId }, { attemptId }) =>
        fixture.attempts.recordPriorSubscription({ attemptId, memberId }),
    }),
    "PurchaseAttemptRepository.fail": own({
      given: order,
      run: (fixture, { memberId }, { attemptId }) =>
        fixture.attempts.fail({ attemptId, memberId }, refuse(errors.purchase.inProgress)),
    }),
    "PurchaseAttemptRepository.isKnown": own({
      given: order,
      run: (fixture, { memberId }, { attemptId }) =>
        fixture.attempts.isKnown({ attemptId, memberId }),
    }),
    "SubscriptionRepository.findByMembers": own({
      given: subscribe,
      run: (fixture, { memberId }) => fixture.subscriptions.findByMembers([memberId]),
    }),
    "SubscriptionRepository.saveReading": own({
      given: async (fixture, person) => {
        await subscribe(fixture, person);
        return order(fixture, person);
      },
      run: (fixture, { memberId }, { attemptId }) =>
        fixture.subscriptions.saveReading(
          { memberId, beganAt: LATER, state: inactiveState },
          { attemptId },
        ),
    }),
    settle: own({
      given: intend,
      run: (fixture, { memberId }, { attemptId }) =>
        fixture.subscriptions.saveReading(
          { memberId, beganAt: LATER, state: inactiveState },
          { attemptId, reached: intentionOf({ mark: "another" }) },
        ),
    }),
    "SubscriptionRepository.isReadSince": own({
      given: subscribe,
      // The second reading is the other member's.
      run: (fixture, { memberId }) =>
        Promise.all(
          [october(5), october(15)].map((moment) =>
            fixture.subscriptions.isReadSince(memberId, moment),
          ),
        ),
    }),
    "SubscriptionRepository.findEntitledSince": own({
      given: subscribe,
      run: (fixture, { memberId }) => fixture.subscriptions.findEntitledSince(memberId),
    }),
    requestNotices: own({
      given: async ({ prisma }, person) =>
        prisma.$transaction((tx) => requestNotices(tx, noticeOf(person, person.mark))),
      run: ({ prisma }, person) =>
        prisma.$transaction((tx) => requestNotices(tx, noticeOf(person, "another"))),
    }),
    appendToLedger: own({
      given: ({ prisma }, person) =>
        prisma.$transaction((tx) => appendToLedger(tx, entryOf(person, person.mark))),
      run: ({ prisma }, person) =>
        prisma.$transaction((tx) => appendToLedger(tx, entryOf(person, "another"))),
    }),
    "MemberRecordsReadModel.read": own({
      given: order,
      run: ({ records }, { memberId }) => records.read(memberId),
    }),
    "MemberStoryReadModel.findLedger": own({
      given: intend,
      run: ({ stories }, { memberId }) => stories.findLedger(memberId),
    }),
    "MemberStoryReadModel.findNotices": own({
      given: ({ prisma }, person) =>
        prisma.$transaction((tx) => requestNotices(tx, noticeOf(person, person.mark))),
      run: ({ stories }, { memberId }) => stories.findNotices(memberId),
    }),
    "MemberStoryReadModel.findReadAt": own({
      given: subscribe,
      run: ({ stories }, { memberId }) => stories.findReadAt(memberId),
    }),
    lockState: own({
      given: subscribe,
      run: ({ prisma }, { memberId }) => prisma.$transaction((tx) => lockState(tx, memberId)),
    }),
    "NoticeRepository.remind": own({
      given: subscribe,
      run: ({ notices }, person) => notices.remind(person.memberId, () => noticeOf(person, "new")),
    }),
    "CrmContactRepository.save": own({
      given: contact,
      run: (fixture, { memberId }, contactId) =>
        fixture.contacts.save(memberId, `${contactId}-new`),
      trusts: "the contact comes from an email that the member verified",
    }),
    "DepartureRepository.erase": own({
      given: answerSurvey,
      run: (fixture, { memberId }) => fixture.departures.erase(memberId),
    }),
    "DepartureRepository.request": own({
      given: (fixture, { memberId, mark }) =>
        fixture.departures.request({ memberId, deletionId: mark }),
      run: (fixture, { memberId }) =>
        fixture.departures.request({ memberId, deletionId: "another" }),
    }),
    "DepartureRepository.findEndedGifts": own({
      given: endedGift,
      run: (fixture, { memberId }) => fixture.departures.findEndedGifts(memberId),
    }),
    "CrmContactRepository.forget": own({
      given: contact,
      run: (fixture, { memberId }) => fixture.contacts.forget(memberId),
    }),
    "ErasedMemberRepository.isErased": own({
      given: ({ db }, { memberId }) =>
        db.query("INSERT INTO erased_member (member_id) VALUES ($1)", [memberId]),
      run: (fixture, { memberId }) => fixture.erased.isErased(memberId),
    }),
    "CancellationFeedbackRepository.findByMember": own({
      given: answerSurvey,
      run: (fixture, { memberId }) => fixture.feedbacks.findByMember(memberId),
    }),
    "RetentionOfferRepository.find": own({
      given: intend,
      run: (fixture, { memberId }) => fixture.offers.find(memberId),
    }),
    "BillingActionRepository.claim": own({
      given: intend,
      run: (fixture, person, { attemptId }) =>
        fixture.actions.claim({ ...actionOf(person), attemptId }),
    }),
    "BillingActionRepository.find": own({
      given: intend,
      run: (fixture, { memberId }, { attemptId }) => fixture.actions.find({ attemptId, memberId }),
    }),
    "BillingActionRepository.isKnown": own({
      given: intend,
      run: (fixture, { memberId }, { attemptId }) =>
        fixture.actions.isKnown({ attemptId, memberId }),
    }),
    "BillingActionRepository.findChallenged": own({
      given: async (fixture, person) => {
        const { attemptId, memberId } = await intend(fixture, person);
        const challenge = { actionTokenId: `action-${person.mark}`, message: person.mark };
        await fixture.actions.fail({ attemptId, memberId }, { kind: "challenge", ...challenge });
      },
      run: (fixture, { memberId }) =>
        fixture.actions.findChallenged(memberId, "ACCEPT_RETENTION_OFFER"),
    }),
    "BillingActionRepository.intend": own({
      given: intend,
      run: (fixture, { memberId }, { attemptId }) =>
        fixture.actions.intend({ attemptId, memberId }, intentionOf({ mark: "another" })),
    }),
    "BillingActionRepository.fail": own({
      given: intend,
      run: (fixture, { memberId }, { attemptId }) =>
        fixture.actions.fail({ attemptId, memberId }, refuse(errors.action.inProgress)),
    }),
    "BillingActionRepository.failUnsent": own({
      given: async (fixture, person) => {
        const action = actionOf(person);
        await fixture.actions.claim(action);
        return action;
      },
      run: (fixture, { memberId }, { attemptId }) =>
        fixture.actions.failUnsent({ attemptId, memberId }, refuse(errors.action.inProgress)),
    }),
    "MemberTurnRepository.take": own({
      given: intend,
      run: (fixture, { memberId }, { attemptId }) => fixture.turns.take({ attemptId, memberId }),
    }),
    "MemberTurnRepository.extend": own({
      given: intend,
      run: (fixture, { memberId }, { attemptId }) => fixture.turns.extend({ attemptId, memberId }),
    }),
    "MemberTurnRepository.release": own({
      given: intend,
      run: (fixture, { memberId }, { attemptId }) => fixture.turns.release({ attemptId, memberId }),
    }),
    "CrmRequestRepository.requestAccount": own({
      given: contact,
      run: (fixture, { memberId }) =>
        fixture.requests.requestAccount({ memberId, email: "dancer@example.com" }),
    }),
    "CrmContactRepository.findContact": own({
      given: contact,
      run: (fixture, { memberId }) => fixture.contacts.findContact(memberId),
    }),
  },
  notOfAMember: {
    ...giftExemptions,
    "PurchaseAttemptRepository.findOpenSince": WORKER,
    "BillingActionRepository.findOpenSince": WORKER,
    "SubscriptionRepository.beginReading": "reads the clock",
    "SubscriptionRepository.republishEntitlements": WORKER,
    "SubscriptionRepository.findReadBefore": WORKER,
    "SubscriptionRepository.findIdleReadBefore": WORKER,
    "NoticeRepository.findTrialsEnding": WORKER,
    "NoticeRepository.findCardsExpiring": WORKER,
    "CrmContactRepository.findMember": "CRM notices name a contact; not called for a member",
    "DepartureRepository.withdraw": "marks a request by its id",
    "DepartureRepository.findRestarted": "a worker processes all requests",
    "DepartureRepository.isWithdrawn": "finds the mark of a request by its id",
    "CrmRequestRepository.requestReading": NOTICES,
    "WebhookDeliveryRepository.accept": NOTICES,
    "WebhookDeliveryRepository.markHandled": NOTICES,
    "WebhookDeliveryRepository.pruneBefore": NOTICES,
  },
});
