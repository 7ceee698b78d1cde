import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { ListAttributes, SuggestionListProps } from "./SuggestionList";

const Nothing = (): ReactNode => null;

// Suggestions are optional: the field still searches if the list's code cannot be loaded.
const SuggestionList = lazy<ComponentType<SuggestionListProps>>(() =>
  import("./SuggestionList").then(
    (module) => ({ default: module.SuggestionList }),
    () => ({ default: Nothing }),
  ),
);

interface SuggestionField {
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** Called when a suggestion navigates away, for example to close the drawer around the field. */
  readonly onLeave?: (() => void) | undefined;
}

/** Returns attributes for the input, and the list to render next to it in a positioned box. */
export function useSuggestions({ typed, setTyped, onLeave }: SuggestionField) {
  const field = useRef<HTMLInputElement>(null);
  const [initialText, setInitialText] = useState<string | null>(null);
  const [attributes, setAttributes] = useState<ListAttributes>({ "aria-expanded": false });
  const list: ReactNode = initialText !== null && (
    <Suspense>
      <SuggestionList {...{ field, typed, initialText, setTyped, onLeave, setAttributes }} />
    </Suspense>
  );
  const input = {
    ref: field,
    role: "combobox",
    autoComplete: "off",
    onFocus: () => setInitialText((before) => before ?? typed),
    ...attributes,
  } as const;
  return { input, list };
}
