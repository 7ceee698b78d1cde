import type { ReactNode } from "react";
import styled from "styled-components";
import { below } from "../../design/theme/breakpoints";
import { color, font, radius } from "../../design/theme/theme";

export interface KeyValue {
  readonly name: string;
  readonly value: ReactNode;
  /** What the value alone leaves open, in a few words. */
  readonly note?: ReactNode;
  /** A quiet button that changes the value. */
  readonly action?: ReactNode;
}

interface KeyValuesProps {
  readonly entries: readonly KeyValue[];
  /** True while the values say little, such as dashes. */
  readonly isQuiet?: boolean;
}

/** The facts of the subscription in small cells, below what the page says in words. */
export function KeyValues({ entries, isQuiet = false }: KeyValuesProps) {
  return (
    <List data-quiet={isQuiet || undefined}>
      {entries.map(({ name, value, note, action }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {note != null && note !== false && <dd data-note>{note}</dd>}
          {action != null && <dd data-action>{action}</dd>}
        </div>
      ))}
    </List>
  );
}

/** The last cell takes what is left of its row. */
const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 18px 24px;
  margin: 0;
  padding: 18px 20px;
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.text} 4%, transparent);
  > div:last-child:nth-child(3n + 1) {
    grid-column: 1 / -1;
  }
  > div:last-child:nth-child(3n + 2) {
    grid-column: 2 / -1;
  }
  dt {
    color: ${color.muted};
    font: 440 13px/1.4 ${font.text};
  }
  dd {
    margin: 2px 0 0;
    font: 600 15px/1.4 ${font.text};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  &[data-quiet] {
    padding: 0;
    background: none;
    dd {
      color: ${color.muted};
      font-weight: 440;
    }
  }
  [data-note] {
    color: ${color.muted};
    font: 440 13px/1.4 ${font.text};
  }
  [data-action] {
    margin-top: 6px;
    font-size: 14px;
    small {
      display: block;
      margin-top: 4px;
      color: ${color.muted};
      font: 440 13px/1.4 ${font.text};
    }
  }
  ${below.small} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 16px;
    &:not([data-quiet]) {
      padding: 16px;
    }
    > div:last-child:nth-child(n) {
      grid-column: auto / auto;
    }
    > div:last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
  }
`;
