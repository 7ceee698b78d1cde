import styled from "styled-components";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { MailLink } from "../../design/primitives/TextLink";
import { color } from "../../design/theme/theme";
import type { JustVerified } from "../../navigation/justVerified";
import { paths } from "../../navigation/paths";
import { useSession } from "../../session/SessionProvider";

export function SignInNotes({ verified }: { verified: JustVerified | null }) {
  const requestedPath = useSession().rememberedPath.peek();
  return (
    <>
      {verified && <Note role="status">{nextStep(verified)}</Note>}
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
