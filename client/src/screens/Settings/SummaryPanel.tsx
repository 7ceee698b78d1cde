import type { ReactNode } from "react";
import styled from "styled-components";
import { Panel } from "../../design/layout/Page";
import { below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";

interface SummaryPanelProps {
  readonly plan: string;
  readonly children: ReactNode;
  /** True while the subscription is loading. */
  readonly isLoading?: boolean;
}

export function SummaryPanel({ plan, children, isLoading = false }: SummaryPanelProps) {
  return (
    <Frame aria-busy={isLoading || undefined} data-loading={isLoading || undefined}>
      <span>Plan</span>
      <h2 tabIndex={-1}>{plan}</h2>
      <hr />
      {children}
    </Frame>
  );
}

const Frame = styled(Panel)`
  padding: 32px;
  > span {
    color: ${color.muted};
    ${text.caption}
  }
  h2 {
    margin-top: 8px;
    outline: none;
    ${text.title1}
  }
  hr {
    margin: 28px 0;
    border: 0;
    border-top: 1px solid ${color.line};
  }
  ${below.shell} {
    padding: 20px;
  }
`;

/** Sentence below the figures. */
export const SummaryNote = styled.p`
  margin-top: 24px;
  color: ${color.muted};
`;
