import type { SearchRequest } from "./search.repository";
import { SuggestionService } from "./suggestion.service";

const start = Date.UTC(2026, 10, 21);
let now: number;
let asked: string[];
let isDown: boolean;
let suggestions: SuggestionService;

const index = {
  findNamed: async ({ text }: SearchRequest) => {
    asked.push(text);
    if (isDown) throw new Error("down");
    const nothing = { artist: null, teacher: null, style: null };
    return [{ kind: "style", name: text, ...nothing, target: text } as const];
  },
};
const suggest = async (typed: string) => (await suggestions.suggest(typed)).map(({ text }) => text);

beforeEach(() => {
  now = start;
  asked = [];
  isDown = false;
  suggestions = new SuggestionService(index, () => new Date(now));
});

it("concurrent searches for the same text share one statement", async () => {
  expect(await Promise.all([suggest("a"), suggest("a"), suggest("b")])).toEqual([
    ["a"],
    ["a"],
    ["b"],
  ]);
  expect(asked).toEqual(["a", "b"]);
});

it("suggestions are cached for 30 seconds", async () => {
  await suggest("a");
  now += 30_000;
  await suggest("a");
  expect(asked).toEqual(["a"]);
  now += 1;
  await suggest("a");
  expect(asked).toEqual(["a", "a"]);
});

it("the cache holds two thousand texts and evicts the least recently used", async () => {
  for (let number = 0; number <= 2_000; number += 1) await suggest(`${number}`);
  asked = [];
  await suggest("2000");
  await suggest("0");
  expect(asked).toEqual(["0"]);
});

it("a failure reaches every caller and is not cached", async () => {
  isDown = true;
  const both = await Promise.allSettled([suggest("a"), suggest("a")]);
  expect(both.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isDown = false;
  expect(await suggest("a")).toEqual(["a"]);
});
