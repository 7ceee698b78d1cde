import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import styled from "styled-components";
import { below } from "../../design/theme/breakpoints";
import { color, font, radius } from "../../design/theme/theme";
import { keepDates } from "./keepDates";

/** Quiet for a state in which there is nothing to do or to worry about. */
export type NoticeTone = "quiet" | "success" | "info" | "warning" | "danger";

interface StateNoticeProps {
  readonly tone: NoticeTone;
  readonly icon: LucideIcon;
  /** The state in one sentence, in the product's own words. */
  readonly title: string;
  /** What follows from it. */
  readonly children?: ReactNode;
  /** A button, at the end on desktops and below on phones. */
  readonly action?: ReactNode;
  /** True if it appears after an action, so that it is announced. */
  readonly isLive?: boolean;
}

/** Says what state the subscription is in, in the color of the state. */
export function StateNotice({ tone, icon: Icon, title, children, ...rest }: StateNoticeProps) {
  return (
    <Notice
      $color={tone === "quiet" ? color.muted : color[tone]}
      $isQuiet={tone === "quiet"}
      role={rest.isLive ? "status" : undefined}
    >
      <Icon aria-hidden="true" />
      <div>
        <strong>{keepDates(title)}</strong>
        {children}
      </div>
      {rest.action}
    </Notice>
  );
}

/** What the notice's button would charge. */
export const NoticeTerms = styled.div`
  p + & {
    margin-top: 8px;
  }
  & + p {
    margin-top: 8px;
  }
  && p {
    color: ${color.text};
  }
`;

/** The main button and a second one, in a row below the text. */
export const NoticeButtons = styled.div`
  && {
    display: flex;
    flex: 1 1 100%;
    flex-wrap: wrap;
    gap: 12px;
    padding-left: 38px;
  }
  ${below.small} {
    && {
      padding-left: 0;
    }
    > button {
      flex: 1 1 100%;
    }
  }
`;

const Notice = styled.div<{ $color: string; $isQuiet: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 14px 16px;
  padding: 18px 20px;
  border-radius: ${radius.m};
  background: color-mix(in srgb, ${(props) => props.$color} 10%, transparent);
  box-shadow: inset 0 0 0 1px
    color-mix(in srgb, ${(props) => `${props.$color} ${props.$isQuiet ? 18 : 40}%`}, transparent);
  line-height: 1.5;
  --icon: 22px;
  > svg {
    align-self: flex-start;
    margin-top: 2px;
    color: ${(props) => props.$color};
  }
  > div {
    flex: 1 1 0;
    align-self: flex-start;
    min-width: min(100%, 240px);
  }
  strong {
    font: 680 18px/1.4 ${font.text};
    text-wrap: balance;
  }
  p {
    margin-top: 4px;
    color: ${color.muted};
    text-wrap: pretty;
  }
  p + p {
    margin-top: 8px;
  }
  p > b {
    color: ${color.text};
    font-weight: 560;
  }
  small {
    display: block;
    margin-top: 6px;
    color: ${color.muted};
    font: 440 13px/1.5 ${font.text};
    text-wrap: pretty;
  }
  ${below.small} {
    position: relative;
    padding: 16px;
    > svg {
      position: absolute;
    }
    strong {
      display: block;
      margin-bottom: 8px;
      padding-left: 32px;
      font-size: 16px;
    }
    > div {
      flex-basis: 100%;
      min-width: 0;
    }
    > button,
    > a {
      flex-basis: 100%;
    }
  }
`;
