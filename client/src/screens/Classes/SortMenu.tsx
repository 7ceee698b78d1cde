import { Check, ChevronDown } from "lucide-react";
import styled from "styled-components";
import { Dropdown, DropdownRow } from "../../design/form/Dropdown";
import { color, radius } from "../../design/theme/theme";
import { SORTS, type Sort } from "./classFilter";
import { MenuButton } from "./FilterMenu";

export function SortMenu({ sort, onChange }: { sort: Sort; onChange: (sort: Sort) => void }) {
  return (
    <Dropdown
      align="end"
      trigger={(attributes) => (
        <Framed {...attributes}>
          <em>Sort</em> {sort} <ChevronDown />
        </Framed>
      )}
    >
      {(close) => (
        <div role="radiogroup" aria-label="Sort">
          {SORTS.map((option) => (
            <DropdownRow
              key={option}
              type="button"
              role="radio"
              aria-checked={option === sort}
              onClick={() => {
                close();
                onChange(option);
              }}
            >
              {option}
              {option === sort && <Check />}
            </DropdownRow>
          ))}
        </div>
      )}
    </Dropdown>
  );
}

const Framed = styled(MenuButton)`
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
`;
