import type { Browser } from "playwright-core";
import { Camera } from "./camera";
import { areAlike, compareWithStored, type Finding, failedFinding } from "./compareWithStored";
import { type Layout, layouts } from "./layouts";
import type { Person } from "./people";
import type { Screen } from "./screens";
import type { PictureStore } from "./store";

const screensOf = (person: Person, layout: Layout): readonly Screen[] =>
  person.screens.filter((screen) => screen.layout === undefined || screen.layout === layout);

const pictureName = (person: Person, screen: Screen, layout: Layout): string =>
  `${person.name}/${screen.name}.${layout}`;

/** Names every picture of a person in a layout. */
export const namesIn = (person: Person, layout: Layout): readonly string[] =>
  screensOf(person, layout).map((screen) => pictureName(person, screen, layout));

/** Names every picture of a person. */
export const pictureNames = (person: Person): readonly string[] =>
  layouts.flatMap((layout) => namesIn(person, layout));

/** What pictures are taken with, and who hears of each. */
export interface PictureTools {
  readonly browser: Browser;
  readonly store: PictureStore;
  readonly onTaken: (name: string) => void;
}

/**
 * Takes and judges every picture of a person in one layout. A screen that fails stops none of the
 * others. `onTaken` is called with each name.
 */
export async function takePictures(
  person: Person,
  layout: Layout,
  { browser, store, onTaken }: PictureTools,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const camera = await Camera.open(browser, layout, person.hasAnsweredCookies);
  try {
    await person.arrive?.(camera.visit);
    for (const screen of screensOf(person, layout)) {
      const name = pictureName(person, screen, layout);
      const work = takeAndRecheck(camera, screen, name, store);
      findings.push(await work.catch((error: unknown) => failedFinding(name, error)));
      onTaken(name);
    }
  } finally {
    await camera.close();
  }
  return findings;
}

/**
 * What differs is taken again, from its address on: only what differs twice has changed. What can
 * be done only once, such as to pay, stays as it was seen first.
 */
async function takeAndRecheck(
  camera: Camera,
  screen: Screen,
  name: string,
  store: PictureStore,
): Promise<Finding> {
  const first = await takePicture(camera, screen, name, store);
  if (first.difference === null) return first;
  const second = await takePicture(camera, screen, name, store).catch(() => first);
  if (second.difference === null || (await areAlike(first, second))) return second;
  const difference = `${screen.at} never looks the same twice`;
  return { ...second, difference, made: null, before: first.after };
}

async function takePicture(
  camera: Camera,
  screen: Screen,
  name: string,
  store: PictureStore,
): Promise<Finding> {
  const { visit } = camera;
  // Where the last press left it, the pointer would rest on something of the next page.
  if (!visit.isPhone) await visit.hands.point({ x: 0, y: 0 });
  await camera.open(screen.at);
  try {
    if (screen.act) {
      await camera.settle();
      await screen.act(visit);
    }
    const shot = await camera.take();
    return compareWithStored(store, name, shot, await camera.masks(screen.masks ?? []));
  } finally {
    await screen.undo?.(visit);
  }
}
