import type { ReactNode } from "react";
import styled from "styled-components";
import { below } from "../../design/theme/breakpoints";
import { color, font } from "../../design/theme/theme";

interface KeyValue {
  readonly name: string;
  readonly value: ReactNode;
  /** A button that changes the value. */
  readonly action?: ReactNode;
}

/** The facts of the subscription, one per line, below what the page says in words. */
export function KeyValues({ entries }: { entries: readonly KeyValue[] }) {
  return (
    <List>
      {entries.map(({ name, value, action }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          {action != null && <dd>{action}</dd>}
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin: 0;
  > div {
    display: grid;
    grid-template-columns: minmax(0, 190px) minmax(0, 1fr) auto;
    gap: 4px 16px;
    align-items: center;
    min-height: 50px;
    padding: 7px 0;
    border-top: 1px solid ${color.line};
  }
  dt {
    color: ${color.muted};
    font-size: 14px;
  }
  dd {
    margin: 0;
    font: 620 15px/1.4 ${font.text};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
  small {
    display: block;
    margin-top: 2px;
    color: ${color.muted};
    font: 440 13px/1.4 ${font.text};
  }
  ${below.small} {
    > div {
      grid-template-columns: minmax(0, 1fr) minmax(0, auto);
    }
    dd {
      text-align: right;
    }
    dd + dd {
      grid-column: 1 / -1;
      margin-top: 6px;
    }
    dd > button {
      width: 100%;
    }
  }
`;
