import type { ReactNode } from "react";
import styled from "styled-components";
import { above, below } from "../../design/theme/breakpoints";
import { color, font, radius } from "../../design/theme/theme";

export interface KeyValue {
  readonly name: string;
  readonly value: ReactNode;
  /** What the value alone leaves open, in a few words. */
  readonly note?: ReactNode;
  /** A quiet button that changes the value. */
  readonly action?: ReactNode;
  /** True for the one that has a row of its own, with its action at the end. */
  readonly isWide?: boolean;
}

interface KeyValuesProps {
  readonly entries: readonly KeyValue[];
}

/** The facts of the subscription in small cells, below what the page says in words. */
export function KeyValues({ entries }: KeyValuesProps) {
  const cells = entries.filter(({ isWide }) => !isWide).length;
  return (
    <Room>
      <List $columns={evenColumns(cells)}>
        {entries.map(({ name, value, note, action, isWide }) => (
          <div key={name} data-wide={isWide || undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
            {note != null && note !== false && <dd data-note>{note}</dd>}
            {action != null && <dd data-action>{action}</dd>}
          </div>
        ))}
      </List>
    </Room>
  );
}

/** Columns that small cells fill: one row up to four of them, then rows of three. */
export const evenColumns = (cells: number): number => (cells > 4 ? 3 : Math.max(cells, 1));

const Room = styled.div`
  container-type: inline-size;
`;

const List = styled.dl<{ $columns: number }>`
  display: grid;
  grid-template-columns: repeat(${(props) => props.$columns}, minmax(0, 1fr));
  gap: 18px 24px;
  margin: 0;
  padding: 20px;
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${color.text} 4%, transparent);
  > [data-wide] {
    grid-column: 1 / -1;
    padding-top: 16px;
    border-top: 1px solid ${color.line};
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
  ${above.small} {
    > [data-wide]:has(> [data-action]) {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      column-gap: 24px;
    }
    > [data-wide] > [data-action] {
      grid-area: 1 / 2 / span 3;
      align-self: center;
      margin-top: 0;
      text-align: end;
    }
  }
  @container (max-width: 560px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    > :nth-child(odd):not([data-wide]):is(:last-child, :has(+ [data-wide])) {
      grid-column: 1 / -1;
    }
  }
  ${below.small} {
    gap: 16px;
    padding: 16px;
  }
`;
