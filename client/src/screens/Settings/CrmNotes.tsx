import { useContext } from "react";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { Button } from "../../design/primitives/Button";
import { MailLink } from "../../design/primitives/TextLink";
import { OpenExternalContext } from "../../navigation/openExternal";
import { SummaryNote } from "./SummaryPanel";
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
        <SummaryNote role="status">
          Your billing information will be updated within 24 hours.
        </SummaryNote>
      )}
      {status === "CANCELLED" && (
        <SummaryNote>
          To renew your membership, please e-mail{" "}
          <MailLink href={`mailto:${supportEmail}`}>{supportEmail}</MailLink>.
        </SummaryNote>
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
