import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { INFORMATION_DIALOG_MS, Modal } from "../../../design/feedback/Modal";
import { Button } from "../../../design/primitives/Button";
import { ConfirmButton } from "../ConfirmButton";
import {
  DialogContent,
  DialogNote,
  FirstAction,
  LeftAction,
  LeftLink,
  PauseRow,
  WideAction,
} from "../DialogParts";
import { keepDates } from "../keepDates";
import { backOn, type PauseMonths, PauseOffer } from "../pause/PauseOffer";
import { usePauseSubscription } from "../pause/usePauseSubscription";
import { longDate } from "../subscriptionFormat";
import { useDialogFocus } from "../useDialogFocus";
import type { CancelDialog_subscription$key } from "./__generated__/CancelDialog_subscription.graphql";
import { type CancelStep, firstStep, stepAfterSurvey } from "./cancelSteps";
import { DaysLeft } from "./DaysLeft";
import { ExitSurvey } from "./ExitSurvey";
import { FREE_DAYS, freeDaysBefore } from "./freeDays";
import { RetentionOffer } from "./RetentionOffer";
import { answerOf, emptySurvey } from "./surveyAnswer";
import { useAcceptRetentionOffer } from "./useAcceptRetentionOffer";
import { useCancelSubscription } from "./useCancelSubscription";

interface CancelDialogProps {
  readonly subscription: CancelDialog_subscription$key;
  /** True while another card replaces the one on file. */
  readonly isCardChanging: boolean;
  readonly onClose: () => void;
}

/** Leads to a break, which it explains. */
function PauseHint({ onPause }: { readonly onPause: () => void }) {
  return (
    <PauseRow>
      <DialogNote>
        Only need a break? Pause for one to three months, and pay nothing until you’re back.
      </DialogNote>
      <Button kind="outline" onClick={onPause}>
        Pause instead
      </Button>
    </PauseRow>
  );
}

const isAboutPause = (step: CancelStep) => step === "pause" || step === "paused";

interface StepView {
  readonly title: string;
  readonly content: ReactNode;
  readonly actions: ReactNode;
}

/** Cancels in at most three presses: the survey and the offer can be skipped. */
export function CancelDialog({ subscription, isCardChanging, onClose }: CancelDialogProps) {
  const data = useFragment<CancelDialog_subscription$key>(
    graphql`
      fragment CancelDialog_subscription on MemberSubscription {
        nextBillingDate
        nextBillingAmountCents
        currency
        actions
        isTrial
        isOwing
        isLocked
        graceEndsOn
        owingCents
        cancellation {
          hasCancelled
          hasAcceptedOffer
          isOfferAvailable
        }
      }
    `,
    subscription,
  );
  const { nextBillingDate, nextBillingAmountCents, currency } = data;
  // Accepting or canceling changes the standing while the dialog is open.
  const [standing] = useState(data.cancellation);
  const [step, setStep] = useState<CancelStep>(() => firstStep(standing));
  const [entries, setEntries] = useState(emptySurvey);
  const [acceptedUntil, setAcceptedUntil] = useState<string | null>(null);
  const cancellation = useCancelSubscription();
  const offer = useAcceptRetentionOffer();
  const pausing = usePauseSubscription();
  const [months, setMonths] = useState<PauseMonths>("1");
  // Pausing moves the date that the last step still names.
  const [pausesOn] = useState(nextBillingDate);
  const content = useDialogFocus<HTMLDivElement>(step);

  const accept = async () => {
    const newDate = await offer.accept(answerOf(entries));
    if (newDate === null) return;
    setAcceptedUntil(newDate);
    setStep("offerAccepted");
  };
  const cancel = async () => {
    if (await cancellation.cancel(answerOf(entries))) setStep("goodBye");
  };
  const pause = async () => {
    if (await pausing.pause(Number(months))) setStep("paused");
  };
  const pauseHint = data.actions.includes("PAUSE") && (
    <PauseHint onPause={() => setStep("pause")} />
  );
  const skipSurvey = () => {
    setEntries(emptySurvey);
    setStep("cancelConfirm");
  };
  const keep = (
    <Button kind="outline" onClick={onClose}>
      Keep my plan
    </Button>
  );
  const done = (
    <Button kind="outline" onClick={onClose}>
      Done
    </Button>
  );
  const steps: Record<CancelStep, StepView> = {
    exitSurvey: {
      title: "Why are you leaving?",
      content: <ExitSurvey entries={entries} onChange={setEntries} />,
      actions: (
        <>
          <LeftLink type="button" onClick={skipSurvey}>
            Skip survey
          </LeftLink>
          {keep}
          <ConfirmButton
            disabled={entries.reason === null}
            onClick={() => setStep(stepAfterSurvey(standing))}
          >
            NEXT
          </ConfirmButton>
        </>
      ),
    },
    retentionOffer: {
      title: "Stay and dance on us",
      content: (
        <>
          <RetentionOffer nextBillingDate={nextBillingDate} />
          {pauseHint}
        </>
      ),
      actions: (
        <>
          <WideAction kind="outline" onClick={() => setStep("cancelConfirm")}>
            CANCEL SUBSCRIPTION
          </WideAction>
          <FirstAction onClick={accept} busyLabel={offer.isPending && "Accepting"}>
            ACCEPT OFFER
          </FirstAction>
        </>
      ),
    },
    offerAccepted: {
      title: "Offer Accepted!",
      content: (
        <>
          <DialogNote>
            Your free {FREE_DAYS} days were applied. Your next billing date is{" "}
            {keepDates(longDate(acceptedUntil))}.
          </DialogNote>
          {acceptedUntil !== null && (
            <DialogNote>{keepDates(freeDaysBefore(acceptedUntil))}.</DialogNote>
          )}
        </>
      ),
      actions: done,
    },
    pause: {
      title: "Take a break",
      content: (
        <PauseOffer
          nextBillingDate={pausesOn}
          nextBillingAmountCents={nextBillingAmountCents}
          currency={currency}
          months={months}
          onChange={setMonths}
        />
      ),
      actions: (
        <>
          <LeftAction kind="outline" onClick={() => setStep("cancelConfirm")}>
            Cancel instead
          </LeftAction>
          {keep}
          <Button onClick={pause} busyLabel={pausing.isPending && "Pausing"}>
            Pause
          </Button>
        </>
      ),
    },
    paused: {
      title: "Enjoy your break!",
      content: (
        <DialogNote>
          You can dance until {longDate(pausesOn)}.
          {pausesOn != null && ` We’ll see you again on ${longDate(backOn(pausesOn, months))}.`}
        </DialogNote>
      ),
      actions: done,
    },
    cancelConfirm: {
      title: "Are you sure you want to cancel?",
      content: (
        <>
          <DaysLeft standing={{ ...data, isCardChanging }} />
          {pauseHint}
        </>
      ),
      actions: (
        <>
          {keep}
          <Button kind="danger" onClick={cancel} busyLabel={cancellation.isPending && "Canceling"}>
            Cancel Subscription
          </Button>
        </>
      ),
    },
    goodBye: {
      title: "We're very sad to see you go!",
      content: <GoodBye accessEndsOn={nextBillingDate} />,
      actions: done,
    },
  };
  const view = steps[step];
  return (
    <Modal
      flow={isAboutPause(step) ? "Pause Subscription" : "Cancel Subscription"}
      title={view.title}
      onClose={onClose}
      actions={view.actions}
      {...(step === "goodBye" ? { closesAfterMs: INFORMATION_DIALOG_MS } : {})}
    >
      <DialogContent ref={content}>{view.content}</DialogContent>
    </Modal>
  );
}

function GoodBye({ accessEndsOn }: { readonly accessEndsOn: string | null | undefined }) {
  return (
    <DialogNote>
      {accessEndsOn != null && `You can keep dancing until ${longDate(accessEndsOn)}. `}
      You’re welcome back anytime.
    </DialogNote>
  );
}
