import styled from "styled-components";
import { below } from "../theme/breakpoints";

interface GridProps {
  /** Columns on wide screens. */
  readonly $columns?: 3 | 4;
  /** One card per row on phones; otherwise two. */
  readonly $oneOnPhones?: boolean;
}

/** Cards side by side: 4 (or 3) on wide screens, 3 from 791 px, 2, and 1 on phones when asked. */
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
