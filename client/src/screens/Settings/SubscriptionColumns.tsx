import type { ReactNode } from "react";
import styled from "styled-components";
import { below } from "../../design/theme/breakpoints";

interface SubscriptionColumnsProps {
  readonly children: ReactNode;
  /** Panels beside the subscription, or below it where there is no room. */
  readonly aside: ReactNode;
}

export function SubscriptionColumns({ children, aside }: SubscriptionColumnsProps) {
  return (
    <Columns>
      {children}
      <Aside>{aside}</Aside>
    </Columns>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(300px, 380px);
  gap: 24px;
  align-items: start;
  ${below.compact} {
    grid-template-columns: minmax(0, 1fr);
    gap: 16px;
  }
`;

const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${below.compact} {
    gap: 16px;
  }
`;
