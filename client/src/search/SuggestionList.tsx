import { type RefObject, useEffect, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import styled, { keyframes } from "styled-components";
import { availableHeight } from "../design/layout/availableWindow";
import { VisuallyHidden } from "../design/primitives/VisuallyHidden";
import { color, elevation, layer, motion, radius } from "../design/theme/theme";
import { usePaths } from "../navigation/usePaths";
import { SuggestionOption } from "./SuggestionOption";
import { useFieldEvents } from "./useFieldEvents";
import { useListKeys } from "./useListKeys";
import { useRecentSearches } from "./useRecentSearches";
import { type SearchOption, useFollowOption, useSearchOptions } from "./useSearchOptions";

/** ARIA attributes that the list sets on its field. */
export interface ListAttributes {
  readonly "aria-expanded": boolean;
  readonly "aria-autocomplete"?: "list";
  readonly "aria-controls"?: string;
  readonly "aria-activedescendant"?: string | undefined;
}

export interface SuggestionListProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly typed: string;
  /** Text at the field's first use. The list stays closed until it changes. */
  readonly initialText: string;
  readonly setTyped: (text: string) => void;
  readonly onLeave?: (() => void) | undefined;
  readonly setAttributes: (attributes: ListAttributes) => void;
}

/** Combobox list with suggestions for typed text, or recent searches for an empty field. */
export function SuggestionList(props: SuggestionListProps) {
  const { field, typed, initialText, setTyped, onLeave, setAttributes } = props;
  const id = useId();
  const recents = useRecentSearches();
  const [isOpen, setIsOpen] = useState(typed !== initialText);
  const [highlighted, setHighlighted] = useState(-1);
  // Keeps requesting suggestions after the list closes, so that it reopens without a delay.
  const [wasOpen, setWasOpen] = useState(isOpen);
  const options = useSearchOptions(wasOpen ? typed.trim() : "", recents.texts);
  const isShown = isOpen && options.length > 0;
  // The list may have become shorter. An index past its end selects the field itself.
  const active = highlighted < options.length ? highlighted : -1;
  const show = (shown: boolean) => {
    setIsOpen(shown);
    setHighlighted(-1);
    if (!shown) return;
    setWasOpen(true);
    recents.refresh();
  };
  const choose = useChooseOption({ recents, setTyped, onLeave, close: () => show(false) });
  useFieldEvents(field, { open: () => show(true), close: () => show(false) });
  useListKeys({
    field,
    isOpen: isShown,
    count: options.length,
    active,
    setActive: setHighlighted,
    open: () => show(true),
    close: () => show(false),
    choose: (index) => options[index] && choose(options[index]),
  });
  const activeId = isShown && active >= 0 ? `${id}-${active}` : undefined;
  useEffect(() => {
    setAttributes({
      "aria-expanded": isShown,
      "aria-autocomplete": "list",
      ...(isShown && { "aria-controls": id, "aria-activedescendant": activeId }),
    });
  }, [setAttributes, isShown, id, activeId]);
  const found = options.filter(({ kind }) => kind !== "ALL" && kind !== "FORGET").length;
  return (
    <>
      <VisuallyHidden role="status">{isShown && suggestionCount(found)}</VisuallyHidden>
      {isShown && (
        <Panel id={id} role="listbox" aria-label="Suggestions">
          {options.map((option, index) => (
            <SuggestionOption
              key={`${option.kind} ${option.text} ${option.to}`}
              id={`${id}-${index}`}
              option={option}
              isActive={index === active}
              onChoose={() => choose(option)}
            />
          ))}
        </Panel>
      )}
    </>
  );
}

const suggestionCount = (found: number) => (found === 1 ? "1 suggestion" : `${found} suggestions`);

interface ChooseOptionInput {
  readonly recents: ReturnType<typeof useRecentSearches>;
  readonly setTyped: (text: string) => void;
  readonly onLeave: (() => void) | undefined;
  readonly close: () => void;
}

function useChooseOption({ recents, setTyped, onLeave, close }: ChooseOptionInput) {
  const navigate = useNavigate();
  const searchPage = usePaths().search();
  const follow = useFollowOption((to) => void navigate(to));
  return (option: SearchOption) => {
    if (option.to === null) return recents.forget();
    recents.remember(option.text);
    close();
    setTyped(option.to.startsWith(searchPage) ? option.text : "");
    onLeave?.();
    follow(option);
  };
}

const drop = keyframes`from { opacity: 0; translate: 0 -6px; }`;

const Panel = styled.ul`
  position: absolute;
  top: calc(100% + 8px);
  left: 0;
  right: 0;
  z-index: ${layer.topbar};
  max-height: min(560px, calc(${availableHeight} - 140px));
  overflow-y: auto;
  padding: 8px;
  border-radius: ${radius.l};
  background: ${color.overlay};
  box-shadow: ${elevation[2]};
  animation: ${drop} ${motion.quarter} ${motion.hit};
`;
