import { type FormEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { color, radius } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { usePaths } from "../../navigation/usePaths";
import { useRememberSearch } from "../../search/useRecentSearches";
import { useSuggestions } from "../../search/useSuggestions";

export function SearchHeading({ searched }: { searched: string }) {
  const navigate = useNavigate();
  const catalogue = usePaths();
  const [typed, setTyped] = useState(searched);
  useRememberSearch(searched);
  const { input, list } = useSuggestions({ typed, setTyped });
  const search = (event: FormEvent) => {
    event.preventDefault();
    void navigate(catalogue.search(typed));
  };
  return (
    <Form onSubmit={search}>
      <h1>
        {searched === "" ? "SEARCH" : "SEARCH RESULTS FOR"}{" "}
        <VisuallyHidden>{searched}</VisuallyHidden>
      </h1>
      <Field>
        <input
          {...input}
          type="text"
          dir="auto"
          enterKeyHint="search"
          aria-label="Search again"
          placeholder="Search Text"
          spellCheck={false}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {list}
      </Field>
    </Form>
  );
}

const Field = styled.div`
  position: relative;
  [role="listbox"] {
    max-width: 640px;
  }
`;

const Form = styled.form`
  padding: 32px 0 4px;
  h1 {
    color: ${color.muted};
    ${text.caption}
    font-weight: 650;
    letter-spacing: 0.06em;
  }
  input {
    width: 100%;
    margin: 4px 0 0 -6px;
    padding: 4px 6px 8px;
    border: 0;
    border-radius: ${radius.m};
    background: none;
    color: ${color.text};
    ${text.displayL}
    line-height: 1.1;
    text-overflow: ellipsis;
  }
  input::placeholder {
    color: ${color.faint};
    opacity: 1;
  }
`;
