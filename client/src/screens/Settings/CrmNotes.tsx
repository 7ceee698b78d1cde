import { Clock, MailQuestion } from "lucide-react";
import { useContext } from "react";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { Button } from "../../design/primitives/Button";
import { MailLink } from "../../design/primitives/TextLink";
import { OpenExternalContext } from "../../navigation/openExternal";
import { StateNotice } from "./StateNotice";
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
        <StateNotice tone="info" icon={Clock} title="We’re updating your card" isLive>
          <p>Your billing information will be updated within 24 hours.</p>
        </StateNotice>
      )}
      {status === "CANCELLED" && (
        <StateNotice tone="info" icon={MailQuestion} title="Want to keep dancing?">
          <p>
            To renew your membership, please e-mail{" "}
            <MailLink href={`mailto:${supportEmail}?${RENEWAL}`}>{supportEmail}</MailLink>.
          </p>
        </StateNotice>
      )}
    </>
  );
}

const RENEWAL = `subject=${encodeURIComponent("Please renew my membership")}`;

interface CrmCardButtonProps {
  readonly cardPageUrl: string;
  /** True while the last card is still being stored, so that the button steps back. */
  readonly isUpdating: boolean;
}

/** Leads to the CRM's own form for another card. */
export function CrmCardButton({ cardPageUrl, isUpdating }: CrmCardButtonProps) {
  const openExternal = useContext(OpenExternalContext);
  return (
    <Button
      kind={isUpdating ? "quiet" : "secondary"}
      size="s"
      onClick={() => openExternal(cardPageUrl)}
    >
      Update Payment Method
    </Button>
  );
}

/** What the payment method's line says about the CRM. */
export const crmMethodNote = ({ isUpdating, cardPageUrl }: CrmBilling): string | null => {
  if (isUpdating) return "Updating, usually within 24 hours";
  return cardPageUrl === null ? null : "Update opens our billing partner’s page";
};
