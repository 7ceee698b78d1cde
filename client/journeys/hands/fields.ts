import { setTimeout as sleep } from "node:timers/promises";
import type { Locator } from "playwright-core";

const CHECKS = 200;
const PAUSE_MS = 50;

/** Text without the grouping and casing that card, date, code, and email fields apply. */
const normalized = (text: string): string => text.replaceAll(/[\s/-]/g, "").toLowerCase();

/** Throws if a field does not contain the typed text. A field that is gone with its page passes. */
export async function expectValue(field: Locator, text: string): Promise<void> {
  let value: string | null = null;
  for (let check = 0; check < CHECKS; check += 1) {
    value = await readValue(field);
    if (value === null || value === text || normalized(value) === normalized(text)) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${field} contains "${value}" after typing "${text}"`);
}

/** Waits until a field has the keyboard focus. */
export async function expectFocus(field: Locator): Promise<void> {
  for (let check = 0; check < CHECKS; check += 1) {
    if (await field.evaluate((node) => node.ownerDocument.activeElement === node)) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${field} was pressed but did not get the focus`);
}

/** Waits until a box or a radio is in this state. */
export async function isChecked(field: Locator, wanted: boolean): Promise<void> {
  for (let check = 0; check < CHECKS; check += 1) {
    if ((await field.isChecked()) === wanted) return;
    await sleep(PAUSE_MS);
  }
  throw new Error(`${field} was pressed but is ${wanted ? "not checked" : "still checked"}`);
}

async function readValue(field: Locator): Promise<string | null> {
  if ((await field.count().catch(() => 0)) === 0) return null;
  return field.inputValue({ timeout: 1_000 }).catch(() => null);
}
