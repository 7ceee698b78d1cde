import type { ComponentProps } from "react";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { below } from "../../../design/theme/breakpoints";

/** The one action of a row: a small button, or only its text on phones, as tall to the touch. */
export const RowAction = (props: ComponentProps<typeof Button>) => (
  <Small kind="outline" size="s" {...props} />
);

const Small = styled(Button)`
  ${below.shell} {
    min-width: 44px;
    height: 44px;
    /* The row is as tall as its text. */
    margin-block: -10px;
    padding: 0;
    box-shadow: none;
    justify-content: end;
    > span:first-child {
      text-decoration: underline 1.5px;
      text-underline-offset: 4px;
    }
  }
`;
