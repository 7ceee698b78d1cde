import { useContext } from "react";
import styled from "styled-components";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { Button } from "../../design/primitives/Button";
import { MailLink } from "../../design/primitives/TextLink";
import { color } from "../../design/theme/theme";
import { OpenExternalContext } from "../../navigation/openExternal";
import type { AccountStatus } from "./subscriptionFormat";

/** Billing state of a member whom the CRM bills. */
export interface CrmBilling {
  /** True while the CRM is replacing the card. */
  readonly isUpdating: boolean;
  /** The CRM's card page with the member's email, or null if there is none. */
  readonly cardPageUrl: string | null;
}

interface CrmNotesProps {
  readonly status: AccountStatus;
  readonly billing: CrmBilling;
}

/** Notes for members whom the CRM bills, because it handles cards and renewals itself. */
export function CrmNotes({ status, billing }: CrmNotesProps) {
  const { supportEmail } = usePublicConfig();
  return (
    <>
      {billing.isUpdating && (
        <Note role="status">Your billing information will be updated within 24 hours.</Note>
      )}
      {status === "CANCELLED" && (
        <Note>
          To renew your membership, please e-mail{" "}
          <MailLink href={`mailto:${supportEmail}`}>{supportEmail}</MailLink>.
        </Note>
      )}
    </>
  );
}

interface CrmCardButtonProps {
  readonly cardPageUrl: string;
}

/** Leads to the CRM's own form for another card. */
export function CrmCardButton({ cardPageUrl }: CrmCardButtonProps) {
  const openExternal = useContext(OpenExternalContext);
  return (
    <Button kind="outline" onClick={() => openExternal(cardPageUrl)}>
      Update Payment Method
    </Button>
  );
}

const Note = styled.p`
  margin-top: 24px;
  color: ${color.muted};
`;
