import { HotAnswers } from "./hot-answers";

const start = Date.UTC(2026, 10, 21);
let now = start;
let asked: string[] = [];
let hot: HotAnswers<string>;
const ask = (question: string) =>
  hot.answer(question, async () => {
    asked.push(question);
    return `${question}!`;
  });

beforeEach(() => {
  now = start;
  asked = [];
  hot = new HotAnswers({ clock: () => new Date(now), forMs: 30_000, most: 2 });
});

it("many who ask at once are given one answer", async () => {
  expect(await Promise.all([ask("a"), ask("a"), ask("b")])).toEqual(["a!", "a!", "b!"]);
  expect(asked).toEqual(["a", "b"]);
});

it("an answer is given again until its time is over", async () => {
  await ask("a");
  now += 29_999;
  await ask("a");
  expect(asked).toEqual(["a"]);
  now += 1;
  await ask("a");
  expect(asked).toEqual(["a", "a"]);
});

it("the oldest goes when there are too many", async () => {
  for (const question of ["a", "b", "c", "a"]) await ask(question);
  expect(asked).toEqual(["a", "b", "c", "a"]);
});

it("a failure is told to those who asked and not kept", async () => {
  const fail = () => hot.answer("a", () => Promise.reject(new Error("down")));
  await expect(fail()).rejects.toThrow("down");
  expect(await ask("a")).toBe("a!");
});
