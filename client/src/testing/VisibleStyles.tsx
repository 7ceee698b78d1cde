import type { ReactNode } from "react";
import { StyleSheetManager } from "styled-components";

/** What decides whether and how soon a person can see or press something, as far as jsdom knows. */
const KEPT: readonly string[] = [
  "display",
  "visibility",
  "opacity",
  "transition",
  "pointer-events",
];

interface StylisElement {
  readonly type: string;
  readonly props: string | readonly string[];
  value: string;
}

/** Leaves out every other declaration, and with it most rules. */
function keepVisibility(element: StylisElement): void {
  if (element.type === "decl" && !KEPT.includes(String(element.props))) element.value = "";
}

/**
 * Styles of a test that only asks what is visible. jsdom matches every rule with every element that
 * it is asked about, which took a third of the time of tests of whole pages.
 */
export function VisibleStyles({ children }: { readonly children: ReactNode }) {
  return <StyleSheetManager stylisPlugins={PLUGINS}>{children}</StyleSheetManager>;
}

const PLUGINS = [keepVisibility];
