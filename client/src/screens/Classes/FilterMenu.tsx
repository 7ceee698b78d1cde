import { ChevronDown, X } from "lucide-react";
import styled from "styled-components";
import { Checkbox } from "../../design/form/Checkbox";
import { Dropdown } from "../../design/form/Dropdown";
import { IconButton } from "../../design/primitives/IconButton";
import { color, font, radius } from "../../design/theme/theme";
import { toggled } from "./classFilter";
import { OptionCount } from "./OptionCount";

interface FilterMenuProps<Option extends string> {
  readonly label: string;
  readonly options: readonly { readonly name: Option; readonly count: number }[];
  readonly chosen: readonly Option[];
  readonly onChange: (chosen: readonly Option[]) => void;
}

export function FilterMenu<Option extends string>(props: FilterMenuProps<Option>) {
  const { label, options, chosen, onChange } = props;
  const isSet = chosen.length > 0;
  return (
    <Dropdown
      trigger={(attributes) => (
        <Group className={isSet ? "set" : ""}>
          <MenuButton {...attributes}>
            {isSet ? (
              <>
                <em>{label}</em> {chosen.length === 1 ? chosen[0] : `${chosen.length} chosen`}
              </>
            ) : (
              label
            )}
            {!isSet && <ChevronDown />}
          </MenuButton>
          {isSet && (
            <IconButton label={`Clear ${label.toLowerCase()} filter`} onClick={() => onChange([])}>
              <X />
            </IconButton>
          )}
        </Group>
      )}
    >
      {() => (
        <Options role="group" aria-label={label}>
          {options.map(({ name, count }) => (
            <Checkbox
              key={name}
              checked={chosen.includes(name)}
              onChange={() => onChange(toggled(chosen, name))}
            >
              {name}
              <OptionCount count={count} />
            </Checkbox>
          ))}
        </Options>
      )}
    </Dropdown>
  );
}

const Group = styled.span`
  display: inline-flex;
  align-items: center;
  border-radius: ${radius.pill};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  --icon: 16px;
  &.set {
    box-shadow: inset 0 0 0 1.5px ${color.accent};
  }
  &.set > :first-child {
    padding-right: 0;
  }
`;

export const MenuButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  height: 44px;
  padding: 0 14px 0 16px;
  border-radius: ${radius.pill};
  font: 600 14px/1 ${font.text};
  white-space: nowrap;
  --icon: 16px;
  svg {
    color: ${color.faint};
  }
  em {
    color: ${color.muted};
    font-style: normal;
    font-weight: 500;
  }
`;

const Options = styled.div`
  display: grid;
  label {
    min-height: 44px;
    align-items: center;
    padding: 0 12px;
    border-radius: ${radius.m};
  }
  label > :last-child {
    display: flex;
    flex: 1;
    justify-content: space-between;
  }
  label:hover {
    background: color-mix(in srgb, ${color.text} 9%, transparent);
  }
`;
