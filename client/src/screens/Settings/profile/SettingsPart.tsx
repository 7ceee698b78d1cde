import { type ReactNode, useId } from "react";
import styled from "styled-components";
import { below } from "../../../design/theme/breakpoints";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";

interface SettingsPartProps {
  readonly title: string;
  readonly note: ReactNode;
  /** Shown at the right of the title and the note, below them on phones. */
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** One of several matters of a panel, separated by a line. */
export function SettingsPart({ title, note, action, children }: SettingsPartProps) {
  const id = useId();
  return (
    <Part aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <p>{note}</p>
      </header>
      {action}
      {children !== undefined && <Content>{children}</Content>}
    </Part>
  );
}

/** Contains the parts of one panel. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 28px;
  max-width: 880px;
  > * + * {
    padding-top: 28px;
    border-top: 1px solid ${color.line};
  }
  ${below.shell} {
    gap: 22px;
    > * + * {
      padding-top: 22px;
    }
  }
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 16px 32px;
  h3 {
    ${text.title3}
  }
  header p {
    max-width: 62ch;
    margin-top: 6px;
    color: ${color.muted};
    ${text.small}
  }
  ${below.small} {
    grid-template-columns: minmax(0, 1fr);
    justify-items: start;
  }
`;

const Content = styled.div`
  grid-column: 1 / -1;
  width: 100%;
`;
