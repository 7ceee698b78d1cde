import styled from "styled-components";
import { Button } from "../../design/primitives/Button";
import { color } from "../../design/theme/theme";

/** A dialog's main button, which stays recognizable as that while it waits for a price or a choice. */
export const ConfirmButton = styled(Button)`
  &&:disabled:not([aria-busy]) {
    background: color-mix(in srgb, ${color.action} 35%, transparent);
    color: color-mix(in srgb, ${color.text} 70%, transparent);
  }
`;
