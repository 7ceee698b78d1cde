import { ReceiptText } from "lucide-react";
import styled from "styled-components";
import { TextLink } from "../../../design/primitives/TextLink";
import { color } from "../../../design/theme/theme";
import { paths } from "../../../navigation/paths";

/** Leads from the subscription to its invoices. The CRM sends its own by mail. */
export function InvoicesLink({ isCrm }: { isCrm: boolean }) {
  return (
    <Line>
      <ReceiptText aria-hidden="true" />
      {isCrm ? (
        <p>Your invoices come by mail from our sales team.</p>
      ) : (
        <TextLink to={paths.invoices}>Invoices</TextLink>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  margin-top: 24px;
  padding-left: 4px;
  color: ${color.muted};
  --icon: 20px;
`;
