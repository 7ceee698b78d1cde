import type { ReactNode } from "react";
import styled from "styled-components";
import { below } from "../../design/theme/breakpoints";
import { color, font } from "../../design/theme/theme";

interface QuietFactsProps {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** The facts of a subscription that does not run, in small cells at the foot of the panel. */
export function QuietFacts({ facts }: QuietFactsProps) {
  return (
    <Row>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Row>
  );
}

const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 14px 24px;
  margin: 0;
  padding-top: 20px;
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font: 440 13px/1.5 ${font.text};
  dd {
    margin: 2px 0 0;
    font-weight: 600;
  }
  ${below.shell} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 14px 16px;
    dd {
      font-size: 15px;
    }
    > :nth-child(odd):last-child {
      grid-column: 1 / -1;
    }
  }
`;
