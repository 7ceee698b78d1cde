import { Clock, ExternalLink } from "lucide-react";
import { useContext } from "react";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { ButtonLink } from "../../design/primitives/Button";
import { OpenExternalContext } from "../../navigation/openExternal";
import { QuietButton, QuietMailLink } from "./ActionRow";
import { keepDates } from "./keepDates";
import { StateNotice } from "./StateNotice";

/** Billing state of a member whom the CRM bills. */
export interface CrmBilling {
  /** True while the CRM is replacing the card. */
  readonly isUpdating: boolean;
  /** When the member asked for it on this device; null if that is unknown. */
  readonly requestedAt: Date | null;
  /** The CRM's card page with the member's email, or null if there is none. */
  readonly cardPageUrl: string | null;
}

interface CrmUpdatingProps {
  /** For example "$19.00 to your new card on Dec 27, 2026"; null if nothing follows. */
  readonly nextPayment?: string | null;
}

/** Says that the CRM is replacing the card, what follows, and whom to ask. */
export function CrmUpdating({ nextPayment = null }: CrmUpdatingProps) {
  return (
    <StateNotice tone="info" icon={Clock} title="We’re switching to your new card" isLive>
      <p>Your billing information will be updated within 24 hours.</p>
      {nextPayment !== null && (
        <p>
          <b>There’s nothing you need to do.</b> We’ll charge {keepDates(nextPayment)}.
        </p>
      )}
      <p>
        Sent your card more than 24 hours ago, or was it the wrong one? Write to{" "}
        <SupportLink subject="About my new card" />.
      </p>
    </StateNotice>
  );
}

const RENEWAL = "Please renew my membership";

/** Begins the email that asks the support to renew, which alone can. */
export function CrmRenewal() {
  const { supportEmail } = usePublicConfig();
  return (
    <ButtonLink kind="outline" to={mailTo(supportEmail, RENEWAL)}>
      Email us to renew
    </ButtonLink>
  );
}

/** What that email sets off. */
export function CrmRenewalTerms() {
  return (
    <p>Want to stay longer? Write to us. We’ll tell you the price before we charge anything.</p>
  );
}

/** Begins an email to the support, which alone can change a plan of the CRM. */
export function CrmPlanChange() {
  const { supportEmail } = usePublicConfig();
  return (
    <ButtonLink kind="outline" to={mailTo(supportEmail, "Please change my plan")}>
      Change plan by email
    </ButtonLink>
  );
}

const mailTo = (address: string, subject: string) =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`;

/** Begins an email to the support, whose address it shows. */
export function SupportLink({ subject }: { readonly subject: string }) {
  const { supportEmail } = usePublicConfig();
  return <QuietMailLink href={mailTo(supportEmail, subject)}>{supportEmail}</QuietMailLink>;
}

/** Leads to the CRM's own form for another card, unless it is replacing one already. */
export function CrmCardAction({ cardPageUrl, isUpdating }: CrmBilling) {
  const { billingPartner } = usePublicConfig();
  const openExternal = useContext(OpenExternalContext);
  if (isUpdating || cardPageUrl === null) return null;
  return (
    <>
      <QuietButton
        type="button"
        aria-describedby="billing-partner"
        onClick={() => openExternal(cardPageUrl)}
      >
        Update Payment Method
        <ExternalLink aria-hidden="true" />
      </QuietButton>
      <small id="billing-partner">Opens {billingPartner}</small>
    </>
  );
}
