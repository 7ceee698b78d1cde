import { UserRound } from "lucide-react";
import { Suspense } from "react";
import styled from "styled-components";
import { SilentBoundary } from "../../components/SilentBoundary";
import { useIsBelow } from "../../design/theme/useMedia";
import { initials } from "./initials";
import { useMemberProfile } from "./MemberIdentity";

/**
 * The member's initials; without a name, the first letter of the email. A person until they are
 * known, and on phones, which have no member menu.
 */
export function MemberInitials() {
  const isPhone = useIsBelow("shell");
  if (isPhone) return <UserRound />;
  return (
    <SilentBoundary fallback={<UserRound />}>
      <Suspense fallback={<UserRound />}>
        <Letters />
      </Suspense>
    </SilentBoundary>
  );
}

function Letters() {
  const profile = useMemberProfile();
  if (profile == null) return <UserRound />;
  const { name, familyName, email } = profile;
  return <Drawn dir="auto" data-letters={initials(name, familyName) || initials(email)} />;
}

/** Drawn rather than written, because the button's name is "Menu", which the letters are not part of. */
const Drawn = styled.span`
  &::before {
    content: attr(data-letters);
  }
`;
