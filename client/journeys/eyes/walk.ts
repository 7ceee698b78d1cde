import type { Browser } from "playwright-core";
import { Camera } from "./camera";
import { type Finding, failed, judge } from "./judge";
import { type Layout, layouts } from "./layouts";
import type { Person } from "./people";
import type { Shot } from "./picture";
import type { Screen } from "./screens";
import type { PictureStore } from "./store";

const screensOf = (person: Person, layout: Layout): readonly Screen[] =>
  person.screens.filter((screen) => screen.layout === undefined || screen.layout === layout);

const pictureName = (person: Person, screen: Screen, layout: Layout): string =>
  `${person.name}/${screen.name}.${layout}`;

/** Names every picture of a person. */
export const pictureNames = (person: Person): readonly string[] =>
  layouts.flatMap((layout) =>
    screensOf(person, layout).map((screen) => pictureName(person, screen, layout)),
  );

/**
 * Takes and judges every picture of a person, one layout after the other: nobody dances in two
 * windows. A screen that fails stops none of the others. `onTaken` is told the name of each.
 */
export async function takeAll(
  person: Person,
  browser: Browser,
  store: PictureStore,
  onTaken: (name: string) => void,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const layout of layouts) {
    const camera = await Camera.open(browser, layout, person.hasAnsweredCookies);
    try {
      await person.arrive?.(camera.visit);
      for (const screen of screensOf(person, layout)) {
        const name = pictureName(person, screen, layout);
        const work = takeOne(camera, screen, name, store);
        findings.push(await work.catch((error: unknown) => failed(name, error)));
        onTaken(name);
      }
    } finally {
      await camera.close();
    }
  }
  return findings;
}

async function takeOne(
  camera: Camera,
  screen: Screen,
  name: string,
  store: PictureStore,
): Promise<Finding> {
  const { visit } = camera;
  // Where the last press left it, the pointer would rest on something of the next page.
  if (!visit.isPhone) await visit.hands.point({ x: 0, y: 0 });
  await visit.page.goto(screen.at);
  if (screen.act) {
    await camera.rest();
    await screen.act(visit);
  }
  const judged = async (shot: Shot) =>
    judge(store, name, shot, await camera.masks(screen.masks ?? []));
  const look = async () => {
    let asStored: Finding | null = null;
    const shot = await camera.take(async (first) => {
      if (store.unchanged(name) === null) return false;
      const finding = await judged(first);
      if (finding.difference === null) asStored = finding;
      return asStored !== null;
    });
    return asStored ?? judged(shot);
  };
  const first = await look();
  // What only came late looks right the second time; what changed differs again.
  return first.before === null ? first : look();
}
