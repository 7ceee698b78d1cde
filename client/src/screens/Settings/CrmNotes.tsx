import { useContext } from "react";
import styled from "styled-components";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { Button } from "../../design/primitives/Button";
import { MailLink } from "../../design/primitives/TextLink";
import { color } from "../../design/theme/theme";
import { OutsideOpener } from "../../navigation/openOutside";
import type { AccountStatus } from "./subscriptionFacts";

/** What the settings know of a member whose money the older system collects. */
export interface CrmBilling {
  /** The card is being replaced there. */
  readonly isUpdating: boolean;
  /** Where it takes another card, carrying the e-mail; null: nowhere. */
  readonly cardPageUrl: string | null;
}

interface CrmNotesProps {
  readonly status: AccountStatus;
  readonly billing: CrmBilling;
}

/** What only members of the older system read: it takes cards and renewals itself. */
export function CrmNotes({ status, billing }: CrmNotesProps) {
  const openOutside = useContext(OutsideOpener);
  const { supportEmail } = usePublicConfig();
  const { isUpdating, cardPageUrl } = billing;
  return (
    <>
      {isUpdating && (
        <Note role="status">Your billing information will be updated within 24 hours.</Note>
      )}
      {status === "CANCELLED" && (
        <Note>
          To renew your membership, please e-mail{" "}
          <MailLink href={`mailto:${supportEmail}`}>{supportEmail}</MailLink>.
        </Note>
      )}
      {status === "ACTIVE" && cardPageUrl !== null && (
        <Row>
          <Button kind="outline" onClick={() => openOutside(cardPageUrl)}>
            Update Payment Method
          </Button>
        </Row>
      )}
    </>
  );
}

const Note = styled.p`
  margin-top: 24px;
  color: ${color.muted};
`;

const Row = styled.div`
  margin-top: 32px;
`;
