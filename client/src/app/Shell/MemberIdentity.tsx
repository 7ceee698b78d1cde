import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import styled from "styled-components";
import { SilentBoundary } from "../../components/SilentBoundary";
import { PanelSkeleton } from "../../design/primitives/Skeleton";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import type { MemberIdentityQuery } from "./__generated__/MemberIdentityQuery.graphql";

export function MemberIdentity() {
  return (
    <Lines>
      <SilentBoundary>
        <Suspense fallback={<LoadingIdentity />}>
          <Identity />
        </Suspense>
      </SilentBoundary>
    </Lines>
  );
}

export const memberIdentityQuery = graphql`
  query MemberIdentityQuery {
    viewer {
      profile {
        name
        familyName
        email
      }
    }
  }
`;

function Identity() {
  const { viewer } = useLazyLoadQuery<MemberIdentityQuery>(memberIdentityQuery, {});
  const profile = viewer?.profile;
  if (profile == null) return null;
  const { name, familyName, email } = profile;
  const fullName = `${name} ${familyName}`.trim();
  return (
    <>
      {fullName !== "" && <b>{fullName}</b>}
      <span>{email}</span>
    </>
  );
}

const LoadingIdentity = () => (
  <>
    <VisuallyHidden role="status">Loading</VisuallyHidden>
    <Bar aria-hidden="true" />
  </>
);

const Bar = styled(PanelSkeleton).attrs({ as: "span" })`
  width: 70%;
  height: 1em;
`;

/** Reserves the height of both lines so that no menu item moves under the pointer. */
const Lines = styled.p`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 44px;
  b,
  span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  b {
    ${text.title3}
    font-size: 15px;
  }
  span {
    color: ${color.muted};
    ${text.caption}
  }
`;
