import { artistOf, songOf, teacherOf, WORDS, wordOf } from "./names";

const distinct = (count: number, nameOf: (number: number) => string) =>
  new Set(Array.from({ length: count }, (_, number) => nameOf(number))).size;

it("no two songs, teachers, or words have the same name", () => {
  expect(distinct(WORDS, wordOf)).toBe(WORDS);
  expect(distinct(100_000, songOf)).toBe(100_000);
  expect(distinct(200, teacherOf)).toBe(200);
  expect(distinct(5_000, artistOf)).toBe(5_000);
});

it("many songs share a word, as real ones do", () => {
  const songs = Array.from({ length: 1_000 }, (_, number) => songOf(number));
  expect(songs.filter((name) => name.endsWith(" Love")).length).toBeGreaterThan(30);
});
