import type { Locator } from "playwright-core";
import type { Hands } from "./hands";

/** Selected option of a list and the index of the wanted one. */
interface Place {
  readonly label: string;
  readonly place: number;
  readonly wanted: number;
}

const MAX_STEPS = 400;

/** Opens a native list, closes its popup, and selects the option by keyboard. */
export async function choose(hands: Hands, list: Locator, label: string): Promise<void> {
  await hands.press(list);
  await hands.key("Escape");
  let at = await placeIn(list, label);
  if (at.wanted < 0) throw new Error(`${list} does not offer "${label}"`);
  if (at.label !== label) await hands.write(label);
  for (let step = 0; step < MAX_STEPS; step += 1) {
    at = await placeIn(list, label);
    if (at.label === label) break;
    await hands.key(at.place < at.wanted ? "ArrowDown" : "ArrowUp");
  }
  if (at.label !== label) throw new Error(`${list} shows "${at.label}", not "${label}"`);
}

function placeIn(list: Locator, label: string): Promise<Place> {
  return list.evaluate((node, text) => {
    const { options, selectedIndex } = node as HTMLSelectElement;
    const labels = [...options].map((option) => option.label.trim());
    return {
      label: labels[selectedIndex] ?? "",
      place: selectedIndex,
      wanted: labels.indexOf(text),
    };
  }, label);
}
