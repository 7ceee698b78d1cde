import { testDatabase } from "@eightcount/test-kit/databases/test-database";
import { PrismaPg } from "@prisma/adapter-pg";
import { Pool } from "pg";
import { BillingActionRepository } from "../actions/billing-action.repository";
import { MemberTurnRepository } from "../actions/member-turn.repository";
import { CancellationFeedbackRepository } from "../cancellation/cancellation-feedback.repository";
import { RetentionOfferRepository } from "../cancellation/retention-offer.repository";
import { PurchaseAttemptRepository } from "../checkout/purchase-attempt.repository";
import { DepartureRepository } from "../departures/departure.repository";
import { PrismaClient } from "../generated/client/client";
import { CrmContactRepository } from "../legacy-crm/crm-contact.repository";
import { CrmRequestRepository } from "../legacy-crm/crm-request.repository";
import { ErasedMemberRepository } from "../member-accounts/erased-member.repository";
import { MemberStoryReadModel } from "../member-story/member-story.read-model";
import { MemberRecordsReadModel } from "../my-data/member-records.read-model";
import { NoticeRepository } from "../notices/notice.repository";
import { SubscriptionRepository } from "../subscriptions/subscription.repository";

export async function openFixture() {
  const database = await testDatabase("billing");
  const db = new Pool({ connectionString: database.url, max: 4 });
  const prisma = new PrismaClient({ adapter: new PrismaPg(db) });
  return {
    db,
    attempts: new PurchaseAttemptRepository(prisma),
    subscriptions: new SubscriptionRepository(prisma),
    contacts: new CrmContactRepository(prisma),
    requests: new CrmRequestRepository(prisma),
    feedbacks: new CancellationFeedbackRepository(prisma),
    offers: new RetentionOfferRepository(prisma),
    departures: new DepartureRepository(db),
    erased: new ErasedMemberRepository(prisma),
    actions: new BillingActionRepository(prisma),
    turns: new MemberTurnRepository(prisma, "ACTION"),
    notices: new NoticeRepository(prisma),
    stories: new MemberStoryReadModel(prisma),
    records: new MemberRecordsReadModel(db),
    prisma,
    reset: () => database.reset(),
    close: async () => {
      await prisma.$disconnect();
      await db.end();
      await database.close();
    },
  };
}

export type Fixture = Awaited<ReturnType<typeof openFixture>>;
