export type CancelStep =
  | "exitSurvey"
  | "retentionOffer"
  | "offerAccepted"
  | "pause"
  | "paused"
  | "cancelConfirm"
  | "goodBye";

/** What the member did in earlier cancellations. Null if nothing is known. */
type Standing =
  | {
      readonly hasCancelled: boolean;
      readonly hasAcceptedOffer: boolean;
      readonly isOfferAvailable: boolean;
    }
  | null
  | undefined;

/** A member who canceled or accepted the offer before isn't asked again. */
export const firstStep = (standing: Standing): CancelStep =>
  standing?.hasCancelled || standing?.hasAcceptedOffer ? "cancelConfirm" : "exitSurvey";

export const stepAfterSurvey = (standing: Standing): CancelStep =>
  standing?.isOfferAvailable ? "retentionOffer" : "cancelConfirm";
