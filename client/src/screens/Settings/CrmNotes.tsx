import { Clock, MailQuestion } from "lucide-react";
import { useContext } from "react";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { Button, ButtonLink } from "../../design/primitives/Button";
import { MailLink } from "../../design/primitives/TextLink";
import { OpenExternalContext } from "../../navigation/openExternal";
import { StateNotice } from "./StateNotice";

/** Billing state of a member whom the CRM bills. */
export interface CrmBilling {
  /** True while the CRM is replacing the card. */
  readonly isUpdating: boolean;
  /** The CRM's card page with the member's email, or null if there is none. */
  readonly cardPageUrl: string | null;
}

/** Says that the CRM is replacing the card. */
export function CrmUpdating() {
  return (
    <StateNotice tone="info" icon={Clock} title="We’re updating your card" isLive>
      <p>Your billing information will be updated within 24 hours.</p>
    </StateNotice>
  );
}

/** Leads to the support, which alone can renew a subscription of the CRM. */
export function CrmRenewal() {
  const { supportEmail } = usePublicConfig();
  const address = `mailto:${supportEmail}?${RENEWAL}`;
  return (
    <StateNotice
      tone="info"
      icon={MailQuestion}
      title="Want to keep dancing?"
      action={<ButtonLink to={address}>Email us</ButtonLink>}
    >
      <p>
        To renew your membership, please e-mail <MailLink href={address}>{supportEmail}</MailLink>.
      </p>
    </StateNotice>
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
  return cardPageUrl === null ? null : "Opens our billing partner’s page";
};
