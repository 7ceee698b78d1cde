import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useLocation, useNavigate } from "react-router-dom";
import { deviceStorage } from "../../storage/deviceStorage";
import type { useCrmBilling_profile$key } from "./__generated__/useCrmBilling_profile.graphql";
import {
  hasUpdatingParam,
  isUpdatePending,
  updatingMarker,
  withoutUpdatingParam,
} from "./billingUpdate";
import type { CrmBilling } from "./CrmNotes";

/** Returns the billing state of CRM members, or null for everyone else. */
export function useCrmBilling(
  memberId: string,
  profile: useCrmBilling_profile$key | null | undefined,
): CrmBilling | null {
  const data = useFragment<useCrmBilling_profile$key>(
    graphql`
      fragment useCrmBilling_profile on Profile {
        billingProcessor
        isUpdatingBilling
        cardPageUrl
      }
    `,
    profile ?? null,
  );
  const { search } = useLocation();
  const navigate = useNavigate();
  const [marker] = useState(() =>
    updatingMarker(
      deviceStorage(() => window.localStorage),
      memberId,
    ),
  );
  const isCrm = data?.billingProcessor === "CRM";
  const attribute = data?.isUpdatingBilling ?? false;
  useEffect(() => {
    if (!isCrm) return;
    // The account has the attribute now, so the local marker is no longer needed.
    if (attribute) marker.clear();
    else if (hasUpdatingParam(search)) marker.set();
    // Prevents a reload of this address from counting as another new card.
    if (hasUpdatingParam(search))
      void navigate({ search: withoutUpdatingParam(search) }, { replace: true });
  }, [isCrm, attribute, search, marker, navigate]);
  if (!isCrm) return null;
  return {
    isUpdating: isUpdatePending({ attribute, search, marker }),
    requestedAt: marker.since(),
    cardPageUrl: data?.cardPageUrl ?? null,
  };
}
