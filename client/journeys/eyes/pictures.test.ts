import path from "node:path";
import {
  arePicturesCompared,
  launchPinnedBrowser,
} from "@eightcount/test-kit/browsers/pinned-browser";
import { journeyStack } from "@eightcount/test-kit/stacks/journey-stack";
import { openPictureStack } from "@eightcount/test-kit/stacks/picture-stack";
import type { TestStack } from "@eightcount/test-kit/stacks/stack";
import pLimit from "p-limit";
import type { Browser } from "playwright-core";
import { readyMadeKinds } from "../pointer/ready-made-kinds";
import type { Finding } from "./compareWithStored";
import { layoutsAt } from "./layouts";
import { selectPeople } from "./people";
import { writeReport } from "./report";
import { type MadePicture, PictureStore } from "./store";
import { namesIn, pictureNames, takePictures } from "./takePictures";

jest.setTimeout(30 * 60_000);

const isUpdate = process.env.EIGHTCOUNT_PICTURES === "update";
/** "everybody", some names, or unset for the kinds compared in every run. */
const who = process.env.EIGHTCOUNT_PICTURES_OF ?? "";
const MAX_BYTES = 20_000_000;
/** Number of open windows. Fewer in a full run, which shares the cores with the walks. */
const AT_ONCE = who === "everybody" ? 3 : 6;

const store = new PictureStore(path.resolve(__dirname, "../pictures"));
const people = selectPeople(who);
const albums = people.flatMap((person, place) =>
  layoutsAt(place).map((layout) => ({ person, layout, names: namesIn(person, layout) })),
);
const names = albums.flatMap((album) => album.names);
/** Screens that look the same for several people are compared once, and for all in a full run. */
const left: ReadonlySet<string> = who === "" && !isUpdate ? store.copiesIn(names) : new Set();
const total = names.length - left.size;
const everyName = selectPeople("everybody").flatMap(pictureNames);

let stack: TestStack | null = null;
let browser: Browser;
let taken: ReadonlyMap<string, Promise<readonly Finding[]>> = new Map();

(arePicturesCompared() ? describe : describe.skip)("every screen looks as stored, seen by", () => {
  beforeAll(async () => {
    stack = await openPictureStack();
    browser = await launchPinnedBrowser();
    taken = takeAllPictures();
  });

  afterAll(async () => {
    const settled = await Promise.allSettled(taken.values());
    await browser?.close();
    await stack?.stop();
    finish(settled.flatMap((one) => (one.status === "fulfilled" ? one.value : [])));
  });

  it.each(people.map(({ name }) => name))("%s", async (name) => {
    const findings = (await taken.get(name)) ?? [];
    const lines = (wrong: readonly Finding[]) =>
      wrong.map(({ name, difference }) => `${name}: ${difference}`);
    expect(lines(findings.filter(({ made }) => made === null))).toEqual([]);
    if (!isUpdate) expect(lines(findings.filter(differs))).toEqual([]);
  });

  it("every kind of member in the demo content", () => {
    const made = journeyStack().members.map(({ kind }) => kind);
    expect([...made].sort()).toEqual([...readyMadeKinds()].sort());
  });

  it("everyone, in at most 20 MB", () => {
    expect(store.bytes).toBeLessThanOrEqual(MAX_BYTES);
  });

  it("no stored picture lacks its screen", () => {
    if (!isUpdate) expect(store.names.filter((name) => !everyName.includes(name))).toEqual([]);
  });
});

/** Starts with the people who have the most pictures, so that no long one is left at the end. */
function takeAllPictures(): ReadonlyMap<string, Promise<readonly Finding[]>> {
  const limit = pLimit(AT_ONCE);
  const longestFirst = albums.toSorted((one, other) => other.names.length - one.names.length);
  const findings = new Map<string, Promise<readonly Finding[]>>();
  for (const { person, layout } of longestFirst) {
    const taken = limit(() =>
      takePictures(person, layout, { browser, store, left, onTaken: reportProgress }),
    );
    const both = Promise.all([findings.get(person.name) ?? [], taken]).then((all) => all.flat());
    // Its failure reaches the caller that awaits it and must not end the process before.
    both.catch(() => undefined);
    findings.set(person.name, both);
  }
  return findings;
}

let done = 0;
/** Logs progress at intervals. */
function reportProgress(name: string): void {
  done += 1;
  if (done % 25 === 0) process.stderr.write(`${done} of ${total} pictures, last ${name}\n`);
}

const differs = ({ difference }: Finding) => difference !== null;

/** Stores the pictures if requested, and writes the page of differences. */
function finish(findings: readonly Finding[]): void {
  if (isUpdate || findings.some(differs)) {
    process.stderr.write(`Before and after, side by side: ${writeReport(findings)}\n`);
  }
  if (!isUpdate) return;
  const pictures = new Map<string, MadePicture>();
  for (const name of everyName) {
    const made = findings.find((one) => one.name === name)?.made ?? store.unchanged(name);
    if (made) pictures.set(name, made);
  }
  store.replaceAll(pictures);
  if (store.bytes > MAX_BYTES) throw new Error("the stored pictures exceed 20 MB");
}
