import { type ComponentType, lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { ListAttributes, SuggestionListProps } from "./SuggestionList";

const Nothing = (): ReactNode => null;

// Suggestions are an extra: a field whose list cannot be fetched still searches.
const SuggestionList = lazy<ComponentType<SuggestionListProps>>(() =>
  import("./SuggestionList").then(
    (module) => ({ default: module.SuggestionList }),
    () => ({ default: Nothing }),
  ),
);

interface SearchedField {
  readonly typed: string;
  readonly setTyped: (text: string) => void;
  /** Called when a suggestion leads away, e.g. to close what is around the field. */
  readonly onLeave?: (() => void) | undefined;
}

/**
 * Suggestions below a search field: attributes for its input, and the list to put beside it in a
 * positioned box. The list's code is fetched when the field is used first.
 */
export function useSuggestions({ typed, setTyped, onLeave }: SearchedField) {
  const field = useRef<HTMLInputElement>(null);
  const [typedAtFirst, setTypedAtFirst] = useState<string | null>(null);
  const [told, tell] = useState<ListAttributes>({ "aria-expanded": false });
  const list: ReactNode = typedAtFirst !== null && (
    <Suspense>
      <SuggestionList {...{ field, typed, typedAtFirst, setTyped, onLeave, tell }} />
    </Suspense>
  );
  const input = {
    ref: field,
    role: "combobox",
    autoComplete: "off",
    onFocus: () => setTypedAtFirst((before) => before ?? typed),
    ...told,
  } as const;
  return { input, list };
}
