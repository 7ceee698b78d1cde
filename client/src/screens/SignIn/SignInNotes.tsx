import { formatBillingDate } from "@eightcount/rules/billing/billing-dates";
import styled from "styled-components";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { MailLink } from "../../design/primitives/TextLink";
import { color } from "../../design/theme/theme";
import type { JustVerified } from "../../navigation/justVerified";
import { paths } from "../../navigation/paths";
import { useSession } from "../../session/SessionProvider";

interface SignInNotesProps {
  readonly verified: JustVerified | null;
  /** When the account that was just deleted will be gone, as an ISO date and time. */
  readonly deletesAt: string | null;
}

export function SignInNotes({ verified, deletesAt }: SignInNotesProps) {
  const requestedPath = useSession().rememberedPath.peek();
  return (
    <>
      {verified && <Note role="status">{nextStep(verified)}</Note>}
      {deletesAt !== null && (
        <Note role="status">
          Your account will be deleted on {formatBillingDate(new Date(deletesAt))}. Sign in before
          then to keep it. Thank you for dancing with us.
        </Note>
      )}
      {requestedPath?.startsWith(paths.help) && <HelpNote />}
    </>
  );
}

const nextStep = ({ continueTo }: JustVerified) =>
  continueTo === null || continueTo === paths.home
    ? "Your email is verified. Sign in to continue."
    : "Your email is verified. Sign in to finish your order.";

/** The help pages require a sign-in, so visitors get the support address instead. */
function HelpNote() {
  const { supportEmail } = usePublicConfig();
  return (
    <Note>
      Help opens once you sign in. No account yet? Write to us at{" "}
      <MailLink href={`mailto:${supportEmail}`}>{supportEmail}</MailLink>.
    </Note>
  );
}

const Note = styled.p`
  color: ${color.muted};
`;
