import type { ReactNode } from "react";
import styled from "styled-components";
import { below } from "../theme/breakpoints";
import { color, font, radius } from "../theme/theme";

interface EmptyStateProps {
  readonly icon: ReactNode;
  readonly sentence: string;
  readonly action?: ReactNode;
}

export function EmptyState({ icon, sentence, action }: EmptyStateProps) {
  return (
    <Box>
      <span>{icon}</span>
      <p>{sentence}</p>
      {action}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: start;
  gap: 16px;
  max-width: 640px;
  padding: 48px;
  border-radius: ${radius.l};
  background: ${color.surface};
  --icon: 26px;
  > span {
    color: ${color.faint};
  }
  p {
    font: 600 19px/1.45 ${font.text};
  }
  > a,
  > button {
    --icon: 20px;
    margin-top: 8px;
  }
  ${below.shell} {
    padding: 28px;
  }
`;
