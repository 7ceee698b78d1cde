import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import type { Anchor } from "./anchors";
import { belowStickyRows } from "./stickyRows";
import { SECTION } from "./useCurrentSection";

interface SettingsPartProps {
  readonly title: string;
  readonly note: ReactNode;
  /** Fragment that leads to the part. */
  readonly anchor?: Anchor;
  /** Shown at the right end of the row. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** One of several matters of a panel, separated by a line. */
export function SettingsPart({ title, note, anchor, action, children }: SettingsPartProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id} {...{ [SECTION]: anchor }}>
      <header>
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        <p>{note}</p>
      </header>
      {Boolean(action) && <Action>{action}</Action>}
      {children !== undefined && <Content>{children}</Content>}
    </Part>
  );
}

/** Contains the panels of the page. */
export const Panels = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${below.shell} {
    gap: 16px;
  }
`;

/** Contains the parts of one panel. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 22px;
  > * + * {
    padding-top: 22px;
    border-top: 1px solid ${color.line};
  }
  ${below.shell} {
    gap: 12px;
    > * + * {
      padding-top: 10px;
    }
  }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 18px 32px;
  ${belowStickyRows}
  h3 {
    ${text.title3}
  }
  header > p {
    max-width: 62ch;
    margin-top: 4px;
    color: ${color.muted};
    text-wrap: pretty;
    ${text.small}
  }
  /* The note is below both, where it takes fewer lines. */
  ${below.small} {
    gap: 12px 16px;
    header {
      display: contents;
    }
    /* As tall as a row action, so that all notes are as far below. */
    h3 {
      display: grid;
      align-content: center;
      min-height: 36px;
    }
    header > p {
      grid-column: 1 / -1;
      margin-top: -9px;
    }
  }
`;

const Action = styled.div`
  display: grid;
  ${below.small} {
    grid-area: 1 / 2;
  }
`;

const Content = styled.div`
  grid-column: 1 / -1;
  width: 100%;
`;
