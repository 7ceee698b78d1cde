import { PLAYER_ACTION_TYPES } from "@eightcount/rules/visits/user-events";
import { deviceStorage } from "../storage/deviceStorage";
import type { RecordEventsInput } from "./__generated__/recordEventsMutation.graphql";
import { currentVisit } from "./currentVisit";
import { Tracker } from "./tracker";
import { IDLE_MS } from "./visitSession";

const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
const device = deviceStorage(() => window.localStorage);
const tab = deviceStorage(() => window.sessionStorage);

function setUpTracker({ isMember = true, measurement = true, suggestions = true } = {}) {
  const sent: RecordEventsInput[] = [];
  const tracker = new Tracker({
    send: async (input) => void sent.push(input),
    device,
    tab,
    purposes: { measurement, suggestions },
    urlParams: { utm_source: "spring" },
    isMember: () => isMember,
    isSlow: () => false,
    deviceName: "Linux, 1280 × 900",
    now: () => performance.now(),
  });
  const flush = async () => {
    tracker.queue.beginLeaving();
    await jest.advanceTimersByTimeAsync(0);
    tracker.queue.cancelLeaving();
    return sent.at(-1);
  };
  return { tracker, sent, flush };
}

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

describe("Tracker", () => {
  it("FUN-MISC-06 TRK-10 identifies the visitor by an anonymous id stored on this device", async () => {
    const first = setUpTracker();
    first.tracker.onPageView("/public/catalog");
    const before = await first.flush();
    const again = setUpTracker();
    again.tracker.onPageView("/public/styles");
    const after = await again.flush();
    expect(before?.visitorId).toMatch(UUID);
    expect(after?.visitorId).toBe(before?.visitorId);
    expect(after?.sessionId).toBe(before?.sessionId);
    expect(window.localStorage.getItem("eightcount.visitor-id")).toBe(before?.visitorId);
  });

  it("sends the landing data once per visit", async () => {
    const { tracker, sent, flush } = setUpTracker();
    await jest.advanceTimersByTimeAsync(3_200);
    tracker.onPageView("/public/catalog?utm_source=spring");
    await flush();
    tracker.onPageView("/signin");
    await flush();
    expect(sent[0]).toMatchObject({
      visit: { urlParams: '{"utm_source":"spring"}' },
      pageViews: [{ page: "/public/catalog", agoMilliseconds: 0 }],
      device: "Linux, 1280 × 900",
    });
    expect(sent[0]?.visit?.landingTimer).toBeGreaterThanOrEqual(3);
    expect(sent[1]?.visit).toBeUndefined();
  });

  it("starts a new visit after half an hour without activity", async () => {
    const { tracker, sent, flush } = setUpTracker();
    tracker.onPageView("/");
    await flush();
    await jest.advanceTimersByTimeAsync(IDLE_MS);
    tracker.onPageView("/");
    await flush();
    expect(sent[1]?.sessionId).not.toBe(sent[0]?.sessionId);
    expect(sent[1]?.visit).toBeDefined();
  });

  it("sends an event with its page view, details, and age", async () => {
    const { tracker, flush } = setUpTracker();
    tracker.onPageView("/class/1");
    tracker.onPlayerAction({ classId: "1", type: "sliderClick", description: "seek", value: 30 });
    await jest.advanceTimersByTimeAsync(1_500);
    const input = await flush();
    expect(input?.userEvents).toEqual([
      {
        id: expect.stringMatching(UUID),
        page: "/class/1",
        pageViewId: input?.pageViews?.[0]?.id,
        type: "sliderClick",
        details: JSON.stringify({ classId: "1", description: "seek", value: 30 }),
        agoMilliseconds: 1_500,
      },
    ]);
    expect(currentVisit()).toEqual({
      sessionId: input?.sessionId,
      pageViewId: input?.pageViews?.[0]?.id,
    });
  });

  it.each(PLAYER_ACTION_TYPES)(
    "VIEW-PLAY-21 TRK-09 sends a %s with its description and value",
    async (type) => {
      const { tracker, flush } = setUpTracker();
      tracker.onPlayerAction({ classId: "1", type, description: "mirror", value: true });
      const [event] = (await flush())?.userEvents ?? [];
      expect([event?.type, JSON.parse(event?.details ?? "")]).toEqual([
        type,
        { classId: "1", description: "mirror", value: true },
      ]);
    },
  );

  it("sends the seconds of previews and classes with the campaign parameters", async () => {
    const { tracker, flush } = setUpTracker();
    tracker.onReport({ kind: "preview", classId: "1", seconds: 2.345 });
    tracker.onReport({ kind: "viewing", classId: "1", seconds: 61 });
    const events = (await flush())?.userEvents ?? [];
    const trackingParams = { utm_source: "spring" };
    expect(events.map(({ type, details }) => [type, JSON.parse(details ?? "")])).toEqual([
      ["thumbnail-preview", { classId: "1", durationInSeconds: 2.3, trackingParams }],
      ["viewing-time", { classId: "1", durationInSeconds: 61, trackingParams }],
    ]);
  });

  it("sends activity of members only to the engagement service", async () => {
    const activity = { kind: "activity", eventType: "PLAYLIST_VIEWED" } as const;
    const details = { playlistName: "Friday Heels" };
    const visitor = setUpTracker({ isMember: false });
    visitor.tracker.onReport({ ...activity, details });
    expect(await visitor.flush()).toBeUndefined();
    const member = setUpTracker();
    member.tracker.onReport({ ...activity, details });
    expect((await member.flush())?.activities).toEqual([
      {
        id: expect.stringMatching(UUID),
        eventType: "PLAYLIST_VIEWED",
        eventDetails: JSON.stringify(details),
      },
    ]);
  });

  it("TRK-13 sends only what the member consented to", async () => {
    const act = async (tracker: Tracker) => {
      tracker.onPageView("/class/1");
      tracker.onPlayerAction({ classId: "1", type: "sliderClick", description: "seek", value: 30 });
      tracker.onReport({ kind: "viewing", classId: "1", seconds: 61 });
      tracker.onReport({ kind: "activity", eventType: "CLASS_VIEWED", details: { classId: "1" } });
    };
    const measured = setUpTracker({ suggestions: false });
    await act(measured.tracker);
    const measurement = await measured.flush();
    expect([measurement?.pageViews, measurement?.userEvents, measurement?.activities]).toEqual([
      [expect.objectContaining({ page: "/class/1" })],
      Array(2).fill(expect.anything()),
      [],
    ]);
    measured.tracker.close();

    const suggested = setUpTracker({ measurement: false });
    await act(suggested.tracker);
    const suggestions = await suggested.flush();
    expect(suggestions).toEqual({
      visitorId: expect.stringMatching(UUID),
      sessionId: expect.stringMatching(UUID),
      pageViews: [],
      userEvents: [],
      activities: [expect.objectContaining({ eventType: "CLASS_VIEWED" })],
    });
    expect(currentVisit()).toBeNull();
  });
});
