import type { Point } from "./point";
import type { Aim } from "./surface";

/**
 * Returns a description of the element that covers the target at this point of its document, or null
 * when the target takes the press.
 */
export async function coverAt({ target, drawn }: Aim, point: Point): Promise<string | null> {
  if (await target.evaluate(takesPress, { drawn, ...point })) return null;
  return target.evaluate(describe, point);
}

/** Runs in the page. */
function takesPress(node: Node, { drawn, x, y }: Point & { readonly drawn: Node }): boolean {
  const PRESSABLE =
    "a[href], button, label, summary, input, select, textarea, [role=button], [role=option]";
  const element = node as Element;
  let hit = document.elementFromPoint(x, y);
  while (hit?.shadowRoot) {
    const inner = hit.shadowRoot.elementFromPoint(x, y);
    if (!inner || inner === hit) break;
    hit = inner;
  }
  if (!hit) return false;
  if (element.contains(hit)) return true;
  const pressed = hit.closest(PRESSABLE);
  if (pressed instanceof HTMLLabelElement && pressed.control === element) return true;
  // A field that is drawn by its label, but not a link within the label.
  if (drawn !== node) return pressed === drawn;
  // A press on the text of a button, link, or label presses the whole element.
  const owner = element.closest(PRESSABLE);
  if (!owner || owner === element) return false;
  return owner === pressed || (owner instanceof HTMLLabelElement && owner.control === hit);
}

/** Runs in the page. */
function describe(_: Node, { x, y }: Point): string {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return "nothing of the page";
  const named = (attribute: string, text: string | null | undefined) =>
    text ? ` ${attribute}="${text.trim().slice(0, 40)}"` : "";
  const classes = typeof hit.className === "string" ? hit.className.trim().split(/\s+/) : [];
  const tag = [hit.localName, ...classes.filter(Boolean)].join(".");
  const around = hit.parentElement?.closest("[aria-label]")?.getAttribute("aria-label");
  const facts = [
    named("role", hit.getAttribute("role")),
    named("label", hit.getAttribute("aria-label")),
    named("text", hit.textContent),
    named("within", around),
  ];
  return `<${tag}${facts.join("")}>`;
}
