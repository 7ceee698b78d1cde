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
  /** What the action has come to, below the note. */
  readonly status?: ReactNode;
  /** Shown at the right of the title and the note, below them on phones. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** One of several matters of a panel, separated by a line. */
export function SettingsPart({ title, note, anchor, status, action, children }: SettingsPartProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id} {...{ [SECTION]: anchor }}>
      <header>
        <h3 id={id} tabIndex={-1}>
          {title}
        </h3>
        <p>{note}</p>
        {status}
      </header>
      {action}
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
  gap: 28px;
  max-width: 880px;
  > * + * {
    padding-top: 28px;
    border-top: 1px solid ${color.line};
  }
  ${below.shell} {
    gap: 22px;
    > * + * {
      padding-top: 22px;
    }
  }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 20px 32px;
  ${belowStickyRows}
  h3 {
    ${text.title3}
  }
  header > p {
    max-width: 62ch;
    margin-top: 6px;
    color: ${color.muted};
    text-wrap: pretty;
    ${text.small}
  }
  ${below.small} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 16px;
    > button {
      width: 100%;
    }
  }
`;

const Content = styled.div`
  grid-column: 1 / -1;
  width: 100%;
`;
