import styled from "styled-components";
import { below } from "../theme/breakpoints";

interface GridProps {
  readonly $columns?: 3 | 4;
  /** Shows one card per row on phones instead of two. */
  readonly $oneOnPhones?: boolean;
}

export const Grid = styled.ul<GridProps>`
  display: grid;
  grid-template-columns: repeat(${(props) => props.$columns ?? 4}, minmax(0, 1fr));
  gap: 32px 24px;
  ${below.desktop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${below.shell} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 24px 16px;
  }
  ${below.small} {
    grid-template-columns: repeat(${(props) => (props.$oneOnPhones ? 1 : 2)}, minmax(0, 1fr));
  }
`;
