import type { ComponentProps } from "react";
import styled from "styled-components";
import { Button } from "../../../design/primitives/Button";
import { below } from "../../../design/theme/breakpoints";

/** The one action of a row: a small button, which on phones takes touches around it, too. */
export const RowAction = (props: ComponentProps<typeof Button>) => (
  <Small kind="outline" size="s" {...props} />
);

const Small = styled(Button)`
  ${below.shell} {
    height: 44px;
    margin: -4px;
    border: 4px solid transparent;
    background-clip: padding-box;
  }
`;
