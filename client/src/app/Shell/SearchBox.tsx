import { Search } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import styled from "styled-components";
import { color, radius } from "../../design/theme/theme";
import { memberPaths, publicPaths } from "../../navigation/paths";
import { usePaths } from "../../navigation/usePaths";
import { readSearchText } from "../../search/searchText";
import { useSuggestions } from "../../search/useSuggestions";

const SEARCH_PAGES = [memberPaths.search(), publicPaths.search()];

interface SearchBoxProps {
  /** Called when a search starts, for example to close the drawer around the box. */
  readonly onSearch?: () => void;
  readonly isInitiallyFocused?: boolean;
}

export function SearchBox({ onSearch, isInitiallyFocused = false }: SearchBoxProps) {
  const location = useLocation();
  const shown = SEARCH_PAGES.includes(location.pathname) ? readSearchText(location.search) : "";
  // The key resets the box when another search field on the page changes the search.
  return (
    <Box key={shown} initial={shown} onSearch={onSearch} isInitiallyFocused={isInitiallyFocused} />
  );
}

interface BoxProps {
  readonly initial: string;
  readonly onSearch: (() => void) | undefined;
  readonly isInitiallyFocused: boolean;
}

function Box({ initial, onSearch, isInitiallyFocused }: BoxProps) {
  const navigate = useNavigate();
  const catalogue = usePaths();
  const [typed, setTyped] = useState(initial);
  const { input, list } = useSuggestions({ typed, setTyped, onLeave: onSearch });
  useEffect(() => {
    if (isInitiallyFocused) input.ref.current?.focus();
  }, [isInitiallyFocused, input.ref]);
  const search = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() === "") return;
    onSearch?.();
    void navigate(catalogue.search(typed));
  };
  return (
    <Form role="search" onSubmit={search}>
      <button type="submit" aria-label="Search">
        <Search />
      </button>
      <input
        {...input}
        type="search"
        dir="auto"
        aria-label="Search Text"
        placeholder="Search Text"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {list}
    </Form>
  );
}

const Form = styled.form`
  position: relative;
  display: flex;
  align-items: center;
  height: 44px;
  padding-right: 16px;
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  color: ${color.muted};
  font-size: 15px;
  --icon: 18px;
  &:focus-within {
    box-shadow:
      inset 0 0 0 2px ${color.text},
      0 0 0 4px color-mix(in srgb, ${color.action} 26%, transparent);
  }
  > button {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    flex: none;
    border-radius: ${radius.pill};
  }
  > input {
    flex: 1;
    min-width: 0;
    align-self: stretch;
    border: 0;
    padding: 0;
    background: none;
    color: ${color.text};
    outline: none;
    box-shadow: none;
    appearance: none;
  }
  input::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
`;
