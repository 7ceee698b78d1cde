import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { Panel } from "../../../design/layout/Page";
import { above, below } from "../../../design/theme/breakpoints";
import { color, layout } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";
import type { Anchor } from "./anchors";
import { belowStickyRows, sticksBelowRows } from "./stickyRows";
import { SECTION } from "./useCurrentSection";

interface SettingsPanelProps {
  readonly title: string;
  readonly note: ReactNode;
  /** Shows the note on phones, too. */
  readonly isNoteShort?: boolean;
  /** Section of the profile page that the panel is. */
  readonly anchor?: Anchor;
  readonly children: ReactNode;
}

/**
 * Panel of one subject: what it is about on the left, its content on the right. Stacked on phones,
 * without the note unless it is short.
 */
export function SettingsPanel(props: SettingsPanelProps) {
  const { title, note, isNoteShort = false, anchor, children } = props;
  const id = useId();
  return (
    <Frame as="section" aria-labelledby={id} {...{ [SECTION]: anchor }}>
      <About $keepsNote={isNoteShort}>
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        <p>{note}</p>
      </About>
      {children}
    </Frame>
  );
}

export const FormGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 20px 24px;
  ${below.survey} {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
`;

/** Row of a form that takes its full width. */
export const FullRow = styled.div`
  grid-column: 1 / -1;
`;

const Frame = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 220px) minmax(0, 1fr);
  gap: 24px 48px;
  padding: 32px;
  ${belowStickyRows}
  ${below.desktop} {
    grid-template-columns: minmax(0, 1fr);
  }
  /* A field that gets the focus stays below both, with its label. */
  input {
    scroll-margin: calc(${layout.topbar} + 104px) 0 92px;
  }
  ${below.shell} {
    row-gap: 16px;
    padding: 18px 20px;
  }
`;

const About = styled.header<{ $keepsNote: boolean }>`
  ${above.desktop} {
    ${sticksBelowRows}
  }
  h2 {
    overflow-wrap: anywhere;
    ${text.title2}
  }
  > p {
    max-width: 56ch;
    margin-top: 10px;
    color: ${color.muted};
    text-wrap: pretty;
    ${text.small}
  }
  ${below.small} {
    > p {
      display: ${({ $keepsNote }) => ($keepsNote ? "block" : "none")};
      margin-top: 6px;
    }
  }
`;
