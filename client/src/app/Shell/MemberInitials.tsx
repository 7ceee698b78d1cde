import { UserRound } from "lucide-react";
import { useEffect, useState } from "react";
import { fetchQuery, useRelayEnvironment } from "react-relay/hooks";
import { createOperationDescriptor, getRequest } from "relay-runtime";
import styled from "styled-components";
import { useIsBelow } from "../../design/theme/useMedia";
import { initials } from "../../format/initials";
import type { MemberIdentityQuery } from "./__generated__/MemberIdentityQuery.graphql";
import { memberIdentityQuery } from "./MemberIdentity";

/**
 * The member's initials; without a name, the first letter of the email. A person until they are
 * known, and on phones, which have no member menu.
 */
export function MemberInitials() {
  const isPhone = useIsBelow("shell");
  const letters = useLetters(!isPhone);
  return letters === "" ? <UserRound /> : <Drawn dir="auto" data-letters={letters} />;
}

/**
 * Loads beside the page, which must not wait for the letters, and follows the store, so that an
 * edited name shows at once. Empty until they are known.
 */
function useLetters(isWanted: boolean): string {
  const environment = useRelayEnvironment();
  const [letters, setLetters] = useState("");
  useEffect(() => {
    if (!isWanted) return;
    const show = ({ viewer }: MemberIdentityQuery["response"]) => {
      const { name = "", familyName = "", email = "" } = viewer?.profile ?? {};
      setLetters(initials(name, familyName) || initials(email));
    };
    const request = fetchQuery<MemberIdentityQuery>(
      environment,
      memberIdentityQuery,
      {},
      { fetchPolicy: "store-or-network" },
    ).subscribe({ next: show, error: () => undefined });
    const { fragment } = createOperationDescriptor(getRequest(memberIdentityQuery), {});
    const stored = environment.subscribe(environment.lookup(fragment), ({ data }) =>
      show(data as MemberIdentityQuery["response"]),
    );
    return () => {
      request.unsubscribe();
      stored.dispose();
    };
  }, [environment, isWanted]);
  return letters;
}

/** Drawn rather than written, because the button's name is "Menu", which the letters are not part of. */
const Drawn = styled.span`
  &::before {
    content: attr(data-letters);
  }
`;
