import { truncateDevice } from "@eightcount/rules/visits/device";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { purposesOf, readConsent } from "../../tracking/consent";
import { readVisitorId } from "../../tracking/visitorId";
import type { Visit } from "../../visitor/useVisit";
import type { SignUpInput } from "./__generated__/useSignUpMutation.graphql";

type SignUpVisit = Pick<SignUpInput, "hasConsent" | "visitorId" | "trackingParams" | "device">;

/** Returns what a sign-up may say about the visit, as of the moment it is sent. */
export function useSignUpVisit({ device, params }: Visit): () => SignUpVisit {
  const { trackingMode } = usePublicConfig();
  return () => {
    if (trackingMode === "off" || !purposesOf(readConsent()).measurement)
      return withoutConsent(params);
    return {
      hasConsent: true,
      visitorId: readVisitorId(device),
      trackingParams: JSON.stringify(params),
      device: truncateDevice(navigator.userAgent),
    };
  };
}

/** The campaign decides who bills the member. The server does not store it. */
function withoutConsent({ utm_campaign }: Visit["params"]): SignUpVisit {
  return {
    hasConsent: false,
    trackingParams: utm_campaign === undefined ? null : JSON.stringify({ utm_campaign }),
  };
}
