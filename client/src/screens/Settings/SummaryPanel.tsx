import type { ReactNode } from "react";
import styled from "styled-components";
import { Panel } from "../../design/layout/Page";
import { below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";

interface SummaryPanelProps {
  /** The plan, or what the member has instead of one. */
  readonly plan: ReactNode;
  /** What the plan is to the member. */
  readonly caption?: string;
  readonly children: ReactNode;
  /** True while the subscription is loading. */
  readonly isLoading?: boolean;
}

/** The panel that leads the page. Its children are one below the other. */
export function SummaryPanel({
  plan,
  caption = "Your plan",
  children,
  isLoading = false,
}: SummaryPanelProps) {
  return (
    <Frame aria-busy={isLoading || undefined} data-loading={isLoading || undefined}>
      <span>{caption}</span>
      <h2 tabIndex={-1}>{plan}</h2>
      {children}
    </Frame>
  );
}

const Frame = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 24px;
  padding: 32px;
  > span {
    color: ${color.muted};
    ${text.caption}
  }
  h2 {
    margin-top: -18px;
    outline: none;
    ${text.title1}
  }
  ${below.shell} {
    gap: 20px;
    padding: 18px;
    h2 {
      margin-top: -14px;
    }
  }
`;
