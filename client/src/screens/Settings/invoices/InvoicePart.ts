import styled from "styled-components";
import { color } from "../../../design/theme/theme";
import { text } from "../../../design/theme/type";

/** A titled part of an invoice. */
export const InvoicePart = styled.section`
  margin-top: 36px;
  h3 {
    margin-bottom: 10px;
    color: ${color.muted};
    ${text.caption}
  }
`;
