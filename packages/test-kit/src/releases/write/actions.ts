import { randomUUID } from "node:crypto";
import type { OldRating, OldVisit } from "../story";
import type { OldBrowser } from "./old-browser";
import { OldPerson } from "./old-people";

interface DashboardClass {
  readonly classId: string;
  readonly lengthSeconds: number;
}

interface Dashboard {
  readonly newAndTrending: readonly DashboardClass[];
  readonly viewer: {
    readonly continueDancing: {
      readonly edges: readonly { readonly node: { readonly id: string } }[];
    };
  };
}

/** Newest name first. */
const RECORD_PROGRESS = ["sendProgressMutation", "useRecordProgressMutation"];

export const HELP_MESSAGE = "My left foot has been asking for the right angle since Tuesday.";

export const peopleOf = (open: () => OldBrowser) => ({
  subscriber: new OldPerson(open(), "Ada"),
  rupees: new OldPerson(open(), "Ravi"),
  gift: new OldPerson(open(), "Gita"),
  verified: new OldPerson(open(), "Beth"),
});
export type People = ReturnType<typeof peopleOf>;

const dashboard = ({ browser }: OldPerson) =>
  browser.send<Dashboard>("DashboardScreenQuery", { timeZone: "UTC" });

async function dance({ browser }: OldPerson, classId: string, update: object): Promise<void> {
  const input = {
    classId,
    playbackSessionId: randomUUID(),
    sequence: 1,
    isPlaying: true,
    dancedSeconds: 37,
    reason: "HEARTBEAT",
    ...update,
  };
  await browser.send(browser.operationOf(RECORD_PROGRESS), { input });
}

async function rate({ browser }: OldPerson, rating: OldRating): Promise<OldRating> {
  await browser.send("useRateClassMutation", { input: rating });
  return rating;
}

async function visit({ browser }: OldPerson): Promise<OldVisit> {
  const [visitorId, sessionId] = [randomUUID(), randomUUID()];
  const [pageViewId, userEventId] = [randomUUID(), randomUUID()];
  const place = { page: "/classes", agoMilliseconds: 0 };
  const input = {
    visitorId,
    sessionId,
    visit: { landingTimer: 8 },
    pageViews: [{ id: pageViewId, ...place }],
    userEvents: [{ id: userEventId, pageViewId, type: "buttonClick", ...place }],
  };
  await browser.send("recordEventsMutation", { input });
  return { visitorId, sessionId, pageViewId, userEventId };
}

export async function actOnline({ subscriber, gift }: People) {
  const ticket = await subscriber.buy("MONTHLY", "CA");
  await subscriber.refresh({ entitlementTicket: ticket });
  await gift.buy("GIFT_YEARLY", "CA", `GIFT-YEAR-${randomUUID().slice(0, 8)}`);
  const counted = await visit(subscriber);
  const { sessionId, pageViewId } = counted;
  const [begun, finished, aside, kept, dropped, next] = (await dashboard(subscriber))
    .newAndTrending;
  if (!begun || !finished || !aside || !kept || !dropped || !next)
    throw new Error("the demo content has too few classes");
  await dance(subscriber, aside.classId, { positionSeconds: 321 });
  const [record] = (await dashboard(subscriber)).viewer.continueDancing.edges;
  await subscriber.browser.send("useContinueDancingRemoveMutation", {
    input: { classRecordId: record?.node.id },
  });
  await dance(subscriber, begun.classId, { positionSeconds: 195.5, sessionId, pageViewId });
  const end = { positionSeconds: finished.lengthSeconds, isPlaying: false, reason: "ENDED" };
  await dance(subscriber, finished.classId, end);
  for (const { classId } of [kept, begun, dropped]) {
    await subscriber.browser.send("useSaveClassSaveMutation", { input: { classId } });
  }
  await forget(subscriber, dropped.classId);
  const ratings = [
    await rate(subscriber, {
      classId: finished.classId,
      difficulty: 4,
      rating: 5,
      comments: "“Again!” – 5, 6, 7, 8 …",
    }),
    await rate(subscriber, {
      classId: begun.classId,
      difficulty: 2,
      rating: null,
      comments: null,
    }),
  ];
  return {
    ratings,
    visit: counted,
    publishedClassId: dropped.classId,
    startedClassId: next.classId,
  };
}

async function forget({ browser }: OldPerson, classId: string): Promise<void> {
  interface Saved {
    readonly viewer: {
      readonly savedClasses: {
        readonly edges: readonly {
          readonly node: { readonly id: string; readonly danceClass: DashboardClass };
        }[];
      };
    };
  }
  const { viewer } = await browser.send<Saved>("SavedScreenQuery");
  const { edges } = viewer.savedClasses;
  const found = edges.find(({ node }) => node.danceClass.classId === classId);
  const input = { savedClassId: found?.node.id };
  await browser.send("useSaveClassUnsaveMutation", { input });
}

/** Actions while Redis is down, so that all their events stay in an outbox. */
export async function actWithoutRedis(
  { subscriber, rupees, gift, verified }: People,
  { startedClassId, code }: { readonly startedClassId: string; readonly code: string },
): Promise<void> {
  await verified.verify(code);
  await Promise.all([subscriber.refresh(), gift.signIn(), rupees.signIn()]);
  await rupees.buy("MULTI_YEARLY", "IN");
  await dance(subscriber, startedClassId, { positionSeconds: 142 });
  const visitIds = { visitorId: randomUUID(), sessionId: randomUUID() };
  const activities = [{ id: randomUUID(), eventType: "CLASS_VIEWED", eventDetails: "{}" }];
  await subscriber.browser.send("recordEventsMutation", { input: { ...visitIds, activities } });
  const { email, name: firstName, browser } = subscriber;
  await browser.send("useSendHelpRequestMutation", {
    input: { email, firstName, lastName: "Tempo", category: "TECHNICAL", message: HELP_MESSAGE },
  });
  await gift.browser.send("ResetEmailScreenMutation", { input: { email: gift.email } });
}
