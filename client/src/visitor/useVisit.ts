import { useState } from "react";
import { useLocation } from "react-router-dom";
import { type DeviceStorage, deviceStorage } from "../storage/deviceStorage";
import { readInvitedEmail } from "./invitation";
import { type Offer, offerOf } from "./registrationChoice";
import { saveUrlParams, type UrlParams } from "./urlParams";

export interface Visit {
  readonly params: UrlParams;
  readonly offer: Offer;
  /** Email of the visitor's invitation to register, or null. */
  readonly invitedEmail: string | null;
  readonly device: DeviceStorage;
  readonly tab: DeviceStorage;
}

/** Reads the address once and stores its parameters. */
export function useVisit(): Visit {
  const { search } = useLocation();
  const [visit] = useState(() => {
    const device = deviceStorage(() => window.localStorage);
    const tab = deviceStorage(() => window.sessionStorage);
    const params = saveUrlParams(device, search);
    return { params, offer: offerOf(params), invitedEmail: readInvitedEmail(search), device, tab };
  });
  return visit;
}
