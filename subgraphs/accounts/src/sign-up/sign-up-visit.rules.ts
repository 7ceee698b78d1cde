import { DEVICE_MAX_LENGTH } from "@eightcount/rules/visits/device";
import { storableText } from "../tracking/tracking.rules";
import type { SignUp } from "./sign-up.rules";

const TRACKING_MAX_LENGTH = 2_048;
const VISITOR_ID_MAX_LENGTH = 128;

export interface SignUpVisit {
  readonly unAuthId: string | null;
  readonly trackingParams: string | null;
  readonly geo: string | null;
  readonly device: string | null;
}

interface SeenVisit {
  readonly userAgent: string;
  readonly place: { readonly country: string | null; readonly city: string | null };
}

const NOTHING: SignUpVisit = { unAuthId: null, trackingParams: null, geo: null, device: null };

/** Returns what the profile keeps of the visit that led to the sign-up: nothing without consent. */
export function visitToKeep(input: SignUp, { userAgent, place }: SeenVisit): SignUpVisit {
  if (!input.hasConsent) return NOTHING;
  const { visitorId, trackingParams, device } = input;
  return {
    unAuthId: visitorId ? storableText(visitorId, VISITOR_ID_MAX_LENGTH) : null,
    trackingParams: trackingParams ? storableText(trackingParams, TRACKING_MAX_LENGTH) : null,
    geo: JSON.stringify(place),
    device: storableText(device ?? userAgent, DEVICE_MAX_LENGTH),
  };
}
