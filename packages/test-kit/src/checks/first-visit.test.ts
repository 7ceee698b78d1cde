import { storedChoices } from "./first-visit";

const TEST = "client/journeys/x.test.ts";
const problems = (text: string, file = TEST) => storedChoices([{ file, text: `${text}\n` }]);
const signedIn = `const visit = await Visit.start(browser, { cookies: "declined", ...options });`;

describe("a visitor who has been here before is refused", () => {
  it("names the file, the line and the option", () => {
    expect(problems(`// é\nawait Visit.start(browser, { cookies: "declined" });`)).toEqual([
      `${TEST}:2: a stored choice, "cookies" on a first visit`,
    ]);
  });

  it.each([
    ["next to a layout", `await Visit.start(browser, { ...layout, cookies: "accepted" });`],
    ["in short", "await Visit.start(browser, { cookies });"],
    ["in quotes", `await Visit.start(browser, { "cookies": "declined" });`],
    ["computed", `await Visit.start(browser, { ["cookies"]: "declined" });`],
    ["only for some", `await Visit.start(browser, { ...(isNew ? {} : { cookies: "declined" }) });`],
    [
      "in a class",
      `class Walk {
         static async start() { return Visit.start(browser, { cookies: "declined" }); }
       }`,
    ],
    ["kept in a constant", `const options = { cookies: "declined" } as const;`],
    ["given to the story", `story({ cookies: "declined" }, async ({ page }) => {});`],
    ["set later", `options.cookies = "declined";`],
    ["by the browser's storage", `await browser.newContext({ storageState: "state.json" });`],
    ["by the browser's cookies", "await visit.context.addCookies([known]);"],
    ["by a script", `localStorage.setItem("eightcount.cookie-consent", "declined");`],
    ["by a script in a template", "const key = `eightcount.cookie-consent`;"],
    [
      "who signs in after that",
      `const visit = await Visit.start(browser, { cookies: "declined" });
       await signInAs(visit, "inactive");`,
    ],
    [
      "by a helper of the story's own",
      "const memberVisit = (browser: Browser) => Visit.start(browser);",
    ],
    ["by a function of the story's own", "async function memberVisit(): Promise<void> {}"],
  ])("%s", (_, text) => {
    expect(problems(text)).toHaveLength(1);
  });

  it("in a page's helpers, too", () => {
    expect(problems(signedIn, "client/journeys/pages/buying.ts")).toHaveLength(1);
  });
});

describe("nobody else is", () => {
  it.each([
    "await Visit.start(browser);",
    "await Visit.start(browser, { ...layout, motion: true });",
    `await memberVisit(browser, "inactive");`,
    `await memberVisit(browser, "inactive", { cookies: "accepted", width: 1440 });`,
    "await visit.declineCookies();",
    `const notice = page.getByRole("region", { name: "Cookies" });`,
    "const { cookies } = options;",
  ])("%s", (text) => {
    expect(problems(text)).toEqual([]);
  });

  it.each([
    "client/journeys/pages/membership.ts",
    "client/journeys/pointer/walk.ts",
    "client/journeys/eyes/camera.ts",
    "client/journeys/visit.ts",
  ])("in %s", (file) => {
    expect(problems(signedIn, file)).toEqual([]);
  });
});

it("an exception that nothing needs any more is reported", () => {
  const file = "client/journeys/pointer/walk.ts";
  expect(problems("await Visit.start(browser);", file)).toEqual([
    `${file}: stores no choice and needs no exception`,
  ]);
});
