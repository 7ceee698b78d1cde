import { refuse } from "@eightcount/service-kit/errors/refusal";
import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import {
  casesOf,
  describeIsolation,
  type Person,
} from "@eightcount/test-kit/isolation/describe-isolation";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { PurchaseAttemptRepository } from "../checkout/purchase-attempt.repository";
import { errors } from "../errors";
import { PrismaClient } from "../generated/client/client";
import { CrmContactRepository } from "../legacy-crm/crm-contact.repository";
import { SubscriptionRepository } from "../subscriptions/subscription.repository";
import { inactiveState, type SubscriptionState } from "../subscriptions/subscription.rules";

const october = (day: number) => new Date(Date.UTC(2026, 9, day, 12));
/** The second member's account was read after the first one's. */
const readAt = (nth: number) => october(10 * nth);
const LATER = october(28);

const stateOf = ({ mark, nth }: Person): SubscriptionState => ({
  ...inactiveState,
  accountStatus: "ACTIVE",
  subscriptionId: `subscription-${mark}`,
  planCode: `plan-${mark}`,
  planName: mark,
  nextAmountCents: 1_000 * nth,
  paymentMethod: `Visa of ${mark}`,
});

async function openWorld() {
  const database = await testDatabase("billing");
  const db = new Pool({ connectionString: database.url, max: 4 });
  const prisma = new PrismaClient({ adapter: new PrismaPg(db) });
  return {
    db,
    attempts: new PurchaseAttemptRepository(prisma),
    subscriptions: new SubscriptionRepository(prisma),
    contacts: new CrmContactRepository(prisma),
    reset: () => database.reset(),
    close: async () => {
      await prisma.$disconnect();
      await db.end();
      await database.close();
    },
  };
}

type World = Awaited<ReturnType<typeof openWorld>>;

const own = casesOf<World>();

const attemptOf = ({ memberId, mark }: Person) => ({
  attemptId: `attempt-${mark}`,
  memberId,
  orderHash: `order-${mark}`,
  planCode: `plan-${mark}`,
});

/** Claims an order and returns its attempt. */
async function order(world: World, person: Person) {
  const attempt = attemptOf(person);
  await world.attempts.claim(attempt);
  return attempt;
}

async function subscribe(world: World, person: Person): Promise<void> {
  const { memberId, nth } = person;
  await world.subscriptions.saveReading({
    memberId,
    beganAt: readAt(nth),
    state: stateOf(person),
  });
}

async function contact(world: World, { memberId, mark }: Person): Promise<string> {
  const contactId = `contact-${mark}`;
  await world.contacts.keep(memberId, contactId);
  return contactId;
}

const CLAIMED = "claim refuses another member's attempt first";
const WORKER = "a worker processes all members";
const NOTICES = "a notice names an object at the provider, not a member";

describeIsolation<World>({
  sources: "subgraphs/billing/src",
  open: openWorld,
  cases: {
    "PurchaseAttemptRepository.claim": own({
      given: order,
      run: (world, { memberId }, attempt) => world.attempts.claim({ ...attempt, memberId }),
    }),
    "PurchaseAttemptRepository.keepTurn": own({
      given: order,
      run: (world, { memberId }, { attemptId }) => world.attempts.keepTurn({ memberId, attemptId }),
    }),
    "PurchaseAttemptRepository.noteHadSubscription": own({
      given: order,
      run: (world, _, { attemptId }) => world.attempts.noteHadSubscription(attemptId),
      trusts: CLAIMED,
    }),
    "PurchaseAttemptRepository.fail": own({
      given: order,
      run: (world, _, { attemptId }) =>
        world.attempts.fail(attemptId, refuse(errors.purchase.underWay)),
      trusts: CLAIMED,
    }),
    "SubscriptionRepository.findByMembers": own({
      given: subscribe,
      run: (world, { memberId }) => world.subscriptions.findByMembers([memberId]),
    }),
    "SubscriptionRepository.saveReading": own({
      given: async (world, person) => {
        await subscribe(world, person);
        return order(world, person);
      },
      run: (world, { memberId }, { attemptId }) =>
        world.subscriptions.saveReading(
          { memberId, beganAt: LATER, state: inactiveState },
          { attemptId },
        ),
    }),
    "SubscriptionRepository.isReadSince": own({
      given: subscribe,
      // The second reading is the other member's.
      run: (world, { memberId }) =>
        Promise.all(
          [october(5), october(15)].map((moment) =>
            world.subscriptions.isReadSince(memberId, moment),
          ),
        ),
    }),
    "SubscriptionRepository.findEntitledSince": own({
      given: subscribe,
      run: (world, { memberId }) => world.subscriptions.findEntitledSince(memberId),
    }),
    "CrmContactRepository.keep": own({
      given: contact,
      run: (world, { memberId }, contactId) => world.contacts.keep(memberId, `${contactId}-new`),
      trusts: "the contact comes from an email that the member verified",
    }),
    "CrmContactRepository.findContact": own({
      given: contact,
      run: (world, { memberId }) => world.contacts.findContact(memberId),
    }),
  },
  notOfAMember: {
    "PurchaseAttemptRepository.isKnown": "reports that an id was used, not by whom",
    "PurchaseAttemptRepository.findOpenSince": WORKER,
    "SubscriptionRepository.beginReading": "reads the clock",
    "SubscriptionRepository.retellEntitlements": WORKER,
    "SubscriptionRepository.findReadBefore": WORKER,
    "CrmContactRepository.findMember": "CRM notices name a contact; not called for a member",
    "WebhookDeliveryRepository.accept": NOTICES,
    "WebhookDeliveryRepository.markHandled": NOTICES,
    "WebhookDeliveryRepository.forgetBefore": NOTICES,
  },
});
