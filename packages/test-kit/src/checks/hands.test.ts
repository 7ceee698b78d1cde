import { bypassingHands } from "./hands";

const problems = (...lines: string[]) =>
  bypassingHands([{ file: "client/journeys/x.test.ts", text: `${lines.join("\n")}\n` }], 1);

const ACTIONS = `click dblclick tap press pressSequentially type fill clear check uncheck setChecked
  selectOption selectText hover dragTo dragAndDrop focus blur scrollIntoViewIfNeeded dispatchEvent
  setInputFiles insertText`.split(/\s+/);

const IN_PAGE =
  `click focus blur submit requestSubmit dispatchEvent scrollIntoView scrollTo scrollBy
  scroll`.split(/\s+/);

describe("what bypasses the hands is refused", () => {
  it.each(ACTIONS)("a locator's %s", (action) => {
    expect(problems("// é", `await page.getByRole("button").${action}("a");`)).toEqual([
      `client/journeys/x.test.ts:2: .${action}() bypasses the hands`,
    ]);
  });

  it.each(IN_PAGE)("%s within the page", (action) => {
    const evaluate = `await page.evaluate(() => document.querySelector("a")?.${action}());`;
    expect(problems(evaluate)).toHaveLength(1);
    const named = `const go = (node: HTMLFormElement) => node.${action}();`;
    expect(problems(named, "await form.evaluate(go);")).toHaveLength(1);
  });

  it.each([
    ["an action by another name", `await button["click"]();`],
    ["an action of a class", "class Walk { async start() { await this.button.click(); } }"],
    ["an action of a class, private", "class Walk { async #start() { await button.click(); } }"],
    [
      "an action of a class, at its making",
      "class Walk { constructor() { void button.click(); } }",
    ],
    ["an action after a check for it", "await button?.click();"],
    ["an action that is lent", "const go = button.click.bind(button);"],
    ["an action on what only calls itself hands", "const hands = page.locator('a');"],
    ["force", `await hands.press(button, { force: true });`],
    ["force in short", "await hands.press(button, { force });"],
    ["the mouse", "await page.mouse.move(1, 2);"],
    ["the mouse, kept", "const device = page.mouse;"],
    ["the keyboard", `await page.keyboard.down("a");`],
    ["the keyboard, taken out", "const { keyboard } = page;"],
    ["the touchscreen", "await visit.page.touchscreen.whatever(1, 2);"],
    ["the protocol", `await session.send("Input.dispatchMouseEvent", {});`],
    ["scrolling the window", "await page.evaluate(() => scrollTo(0, 100));"],
    ["a value", `await field.evaluate((node) => { node.value = "a"; });`],
    ["a checked box", "await box.evaluate((node: HTMLInputElement) => { node.checked = true; });"],
    ["a scrolled box", "await box.evaluateAll(([node]) => { node!.scrollTop = 9; });"],
    ["a script in a string", `await page.evaluate("document.forms[0].submit()");`],
    ["a script in a template", "await page.addInitScript(`document.body.click()`);"],
  ])("%s", (_, line) => {
    expect(problems(line)).toHaveLength(1);
  });
});

describe("what is done by hand is not", () => {
  it.each([
    "await visit.hands.press(button);",
    "await hands.type(field, text);",
    "await visit.handsOn(other).press(button);",
    "const hands = visit.handsOn(other);",
    "const { page, hands } = visit;",
    `await press(visit, "Play");`,
    "const isAction = ({ type }: Details) => type === 'view';",
    `expect(await field.evaluate((node: HTMLInputElement) => node.value)).toBe("a");`,
    "await hands.scroll(300);",
    "const kind = message.type();",
    "const colors = parts.map(({ fill }) => fill);",
  ])("%s", (line) => {
    expect(problems(line)).toEqual([]);
  });
});

describe("exceptions", () => {
  const allowed = "await button.click(); // allowed: the driver's own window has no hands";

  it("are allowed with a reason", () => {
    expect(problems(allowed)).toEqual([]);
  });

  it("are not allowed without one", () => {
    expect(problems("await button.click(); // allowed")).toEqual([
      "client/journeys/x.test.ts:1: the exception has no reason",
    ]);
  });

  it("are not allowed for nothing", () => {
    expect(problems("await hands.press(button); // allowed: habit")).toEqual([
      "client/journeys/x.test.ts:1: the exception is not needed",
    ]);
  });

  it("are five at most, over all files", () => {
    expect(problems(...Array<string>(5).fill(allowed))).toEqual([]);
    expect(problems(...Array<string>(6).fill(allowed))).toEqual([
      "6 actions are allowed, more than 5",
    ]);
  });

  it("do not spread to the next line", () => {
    expect(problems(allowed, "await button.click();")).toHaveLength(1);
  });
});

it("a check that read nothing proves nothing", () => {
  expect(bypassingHands([])).toEqual(["only 0 journeys were read"]);
});
