import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { Panel } from "../../design/layout/Page";
import { text } from "../../design/theme/type";

interface AsidePanelProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A smaller panel beside the subscription. */
export function AsidePanel({ title, children }: AsidePanelProps) {
  const titleId = useId();
  return (
    <Frame as="section" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Frame>
  );
}

const Frame = styled(Panel)`
  h2 {
    margin-bottom: 16px;
    ${text.title3}
  }
`;
