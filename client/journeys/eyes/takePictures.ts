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

/** Names of all pictures of a person in one layout. */
export const namesIn = (person: Person, layout: Layout): readonly string[] =>
  screensOf(person, layout).map((screen) => pictureName(person, screen, layout));

/** Names of all pictures of a person. */
export const pictureNames = (person: Person): readonly string[] =>
  layouts.flatMap((layout) => namesIn(person, layout));

/** Options for taking pictures. `onTaken` is called with the name of each. */
export interface PictureTools {
  readonly browser: Browser;
  readonly store: PictureStore;
  /** Names of pictures that are not taken. */
  readonly left: ReadonlySet<string>;
  readonly onTaken: (name: string) => void;
}

/**
 * Takes and compares every picture of a person in one layout. A screen that fails does not stop the
 * others. `onTaken` is called with each name.
 */
export async function takePictures(
  person: Person,
  layout: Layout,
  { browser, store, left, onTaken }: PictureTools,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const wanted = screensOf(person, layout).filter(
    (screen) => !left.has(pictureName(person, screen, layout)),
  );
  if (wanted.length === 0) return findings;
  const camera = await Camera.open(browser, layout, person.hasAnsweredCookies);
  try {
    await person.arrive?.(camera.visit);
    for (const screen of wanted) {
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
 * Retakes pictures that differ, starting from their address. Only a picture that differs twice has
 * changed. Screens that can be reached only once, such as after paying, keep the first result.
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
  // Otherwise the pointer would hover over something on the next page.
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
