import type { ReactNode } from "react";
import styled from "styled-components";
import { below } from "../../design/theme/breakpoints";
import { color, font } from "../../design/theme/theme";

interface KeyValue {
  readonly name: string;
  readonly value: ReactNode;
  /** Gets its own line on phones. */
  readonly isLong?: boolean;
}

export function KeyValues({ entries }: { entries: readonly KeyValue[] }) {
  return (
    <List>
      {entries.map(({ name, value, isLong = false }) => (
        <div key={name} className={isLong ? "long" : ""}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
  dt {
    margin-bottom: 6px;
    color: ${color.muted};
    font-size: 14px;
  }
  dd {
    font: 640 16px/1.3 ${font.text};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  ${below.shell} {
    grid-template-columns: 1fr 1fr;
    gap: 20px 16px;
    .long {
      grid-column: 1 / -1;
    }
  }
`;
