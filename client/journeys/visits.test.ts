import type { Browser } from "playwright-core";
import { LAYOUTS } from "./layouts";
import { accessibilityViolations } from "./pages/layout";
import { memberOf, memberVisit } from "./pages/membership";
import { open } from "./pages/navigation";
import { waitForPlayback } from "./pages/pictures";
import { film, press, seekTo, stage } from "./pages/player";
import { countBatches, engagementEventsOf, hide, storedRows, visitorIdOf } from "./pages/visits";
import { openBrowser, Visit, type VisitOptions } from "./visit";

const CLASS = "Basement Tape";
/** No other journey dances as this member at the same time. */
const MEMBER = "cancelled";
const LANDING = "/public/catalog?utm_source=spring&style=Hip-Hop";
type Details = Readonly<Record<string, unknown>>;
const isLong = ({ type, details }: Details) =>
  type === "viewing-time" && Number((details as Details).durationInSeconds) > 1;
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

/** Hovers over a card until its preview plays. */
async function hoverCard({ page, hands }: Visit, song: string): Promise<void> {
  await hands.rest(page.getByRole("article").filter({ hasText: song }));
  await page.getByTestId("preview").waitFor();
}
const notice = ({ page }: Visit) => page.getByRole("region", { name: "Cookies" });

describe.each(LAYOUTS)("a visitor and the cookie notice, %s", (_, options: VisitOptions) => {
  let visitor: Visit;
  let batches: () => number;
  beforeAll(async () => {
    visitor = await Visit.start(browser, { ...options, motion: true });
    batches = countBatches(visitor.page);
  });
  const step = (work: (visit: Visit) => Promise<void>) => () => visitor.step(work);

  it(
    "TRK-13 before a choice, nothing is sent and no id is stored",
    step(async (visit) => {
      const { page } = visit;
      await page.goto(LANDING);
      await notice(visit).waitFor();
      if (!visit.isPhone) await hoverCard(visit, CLASS);
      await open(visit, "Styles");
      await page.waitForURL(/\/public\/styles/);
      await hide(page);
      await page.reload();
      await notice(visit).waitFor();
      expect(batches()).toBe(0);
      expect(await visitorIdOf(page)).toBeNull();
    }),
  );

  it(
    "TRK-13 nothing is sent after declining",
    step(async (visit) => {
      const { page, hands } = visit;
      await hands.press(notice(visit).getByRole("button", { name: "Decline" }));
      await notice(visit).waitFor({ state: "detached" });
      await open(visit, "Instructors");
      await page.waitForURL(/\/public\/instructors/);
      await hide(page);
      await page.reload();
      await page.getByRole("heading", { level: 1 }).waitFor();
      expect(await notice(visit).count()).toBe(0);
      expect(batches()).toBe(0);
      expect(await visitorIdOf(page)).toBeNull();
    }),
  );

  it(
    "FUN-MISC-01 the choice can be changed, and is remembered once accepted",
    step(async (visit) => {
      const { page, hands } = visit;
      await hands.press(page.getByRole("link", { name: "Cookies" }));
      await hands.press(notice(visit).getByRole("button", { name: "Accept" }));
      await page.goto(LANDING);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.reload();
      await page.getByRole("article").first().waitFor();
      expect(await notice(visit).count()).toBe(0);
    }),
  );

  it(
    "TRK-10 TRK-11 API-ACC-11 from then on visitor, session and page views arrive",
    step(async (visit) => {
      const { page } = visit;
      await open(visit, "Styles");
      await page.waitForURL(/\/public\/styles/);
      await hide(page);
      const id = (await visitorIdOf(page)) ?? "";
      const [session] = await storedRows("visitor_session", id);
      expect(session).toMatchObject({ visitor_id: id, owner: null, country: "unknown" });
      const views = await storedRows("page_view", id, {
        counts: (view) => view.page === "/public/styles",
      });
      expect(views.map((view) => view.page)).toContain("/public/catalog");
      expect(new Set(views.map((view) => view.session_id))).toEqual(new Set([session?.session_id]));
    }),
  );

  // Touch has no hover.
  if (!options.phone) {
    it(
      "CAT-CARD-05 TRK-08 leaving a card's preview records its seconds for that class",
      step(async ({ page, hands }) => {
        await page.goto(LANDING);
        const card = page.getByRole("article").filter({ hasText: CLASS });
        await hands.rest(card);
        await page.getByTestId("preview").waitFor();
        await waitForPlayback(page.getByTestId("preview"), 1);
        await hands.point({ x: 5, y: 5 });
        await page.getByTestId("preview").waitFor({ state: "detached" });
        await hide(page);
        const [event] = await storedRows("user_event", (await visitorIdOf(page)) ?? "");
        expect(event).toMatchObject({ type: "thumbnail-preview", page: "/public/catalog" });
        const details = event?.details as Details;
        expect(details.classId).toMatch(/^[0-9a-f-]{36}$/);
        expect(details.durationInSeconds).toBeGreaterThanOrEqual(0.9);
        expect(details.trackingParams).toMatchObject({ utm_source: "spring" });
      }),
    );
  }
});

describe.each(LAYOUTS)("the notice, %s", (_, options: VisitOptions) => {
  it("does not cover the main action or any target and has no accessibility violation", async () => {
    const visitor = await Visit.start(browser, options);
    const { page, hands, isPhone } = visitor;
    for (const [path, action] of [
      ["/signin", "Sign In"],
      ["/onboarding/goal", "Next"],
      ["/public/catalog", isPhone ? "Menu" : "Log In"],
    ] as const) {
      await page.goto(path);
      await notice(visitor).waitFor();
      const name = { name: action, exact: true };
      const button = page.getByRole("button", name).or(page.getByRole("link", name));
      await hands.find(button);
      const own = await button.boundingBox();
      const over = await notice(visitor).boundingBox();
      if (!own || !over) throw new Error(`${action} or the notice is not on ${path}`);
      expect(own.y + own.height <= over.y || over.y + over.height <= own.y).toBe(true);
    }
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

describe("a member who accepted", () => {
  let member: Visit;
  beforeAll(async () => {
    member = await memberVisit(browser, MEMBER, { cookies: "accepted" });
  });
  const step = (work: (visit: Visit) => Promise<void>) => () => member.step(work);
  const email = () => memberOf(MEMBER).email;

  it(
    "CAT-PLY-03 TRK-02 opening the playlists sends ALL_PLAYLISTS_VIEWED with the e-mail",
    step(async ({ page }) => {
      await page.goto("/playlist");
      await page.getByRole("heading", { name: "PLAYLISTS", level: 1 }).waitFor();
      await hide(page);
      await engagementEventsOf(email(), "ALL_PLAYLISTS_VIEWED");
    }),
  );

  it(
    "CAT-PLY-10 TRK-03 viewing one sends PLAYLIST_VIEWED with e-mail, type and its name",
    step(async ({ page, hands }) => {
      await hands.press(page.getByRole("link", { name: /Friday Heels/ }));
      await page.waitForURL(/\/playlist\/Friday-Heels/);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await hide(page);
      const heard = await engagementEventsOf(email(), "PLAYLIST_VIEWED");
      const [event] = heard.filter(({ body }) => body.eventType === "PLAYLIST_VIEWED");
      expect(event?.body).toMatchObject({
        email: email(),
        eventType: "PLAYLIST_VIEWED",
        eventDetails: { playlistName: "Friday Heels" },
      });
    }),
  );

  it(
    "VIEW-PAGE-09 TRK-04 opening a class sends CLASS_VIEWED",
    step(async ({ page, hands }) => {
      await page.goto("/classes?style=Hip-Hop");
      await hands.press(page.getByRole("link", { name: CLASS }));
      await page.waitForURL(/\/class\//);
      await waitForPlayback(film(page), 1);
      await hide(page);
      const heard = await engagementEventsOf(email(), "CLASS_VIEWED");
      const [event] = heard.filter(({ body }) => body.eventType === "CLASS_VIEWED");
      expect(page.url()).toContain(event?.body.eventDetails.classId);
    }),
  );

  it(
    "VIEW-PAGE-10 VIEW-PLAY-21 TRK-09 player actions are recorded with type, description and value",
    step(async (visit) => {
      const { page, hands } = visit;
      const id = (await visitorIdOf(page)) ?? "";
      await press(visit, /^Mirror/);
      await hands.key("l");
      await hands.pressAt(stage(page), { x: 0.25, y: 0.3 });
      await seekTo(visit, 0.4);
      await hands.press(page.getByRole("button", { name: /Meet the groove/ }));
      await hide(page);
      const isAction = ({ type }: Details) => !/viewing|preview/.test(`${type}`);
      const events = (await storedRows("user_event", id, { atLeast: 5, counts: isAction })).filter(
        isAction,
      );
      const types = events.map(({ type }) => type);
      const click = ["buttonClick", "screenClick", "sliderClick", "timeStamp"];
      expect(types).toEqual(expect.arrayContaining([...click, "keyboardKeyPress"]));
      for (const { details, page_view_id } of events) {
        expect(details).toMatchObject({
          description: expect.any(String),
          value: expect.anything(),
        });
        expect(page_view_id).toMatch(/^[0-9a-f-]{36}$/);
      }
    }),
  );

  it(
    "VIEW-PLAY-23 VIEW-PLAY-24 closing the page records how long the class was watched",
    step(async (visit) => {
      const { page, context } = visit;
      const id = (await visitorIdOf(page)) ?? "";
      const classId = new URL(page.url()).pathname.split("/").at(-1);
      const before = (await storedRows("user_event", id, { atLeast: 0 })).filter(isLong).length;
      await page.goto(page.url());
      // The jump to the resume point does not count as watching.
      await waitForPlayback(film(page));
      await waitForPlayback(film(page), 2);
      await context.newPage();
      await page.close({ runBeforeUnload: true });
      const [event] = (await storedRows("user_event", id, { atLeast: before + 1, counts: isLong }))
        .filter(isLong)
        .slice(-1);
      expect(event?.details).toMatchObject({ classId });
    }),
  );
});
