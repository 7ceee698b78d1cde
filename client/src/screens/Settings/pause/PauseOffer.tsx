import { addMonths } from "@eightcount/rules/billing/billing-dates";
import styled from "styled-components";
import { RadioCardGroup } from "../../../design/form/RadioCard";
import { color } from "../../../design/theme/theme";
import { amount, longDate, shortPrice } from "../subscriptionFormat";

export type PauseMonths = "1" | "2" | "3";

interface PauseOfferProps {
  readonly nextBillingDate: string | null | undefined;
  /** What the provider charges next, which the break postpones. */
  readonly nextBillingAmountCents: number | null | undefined;
  readonly currency: string;
  readonly months: PauseMonths;
  readonly onChange: (months: PauseMonths) => void;
}

const CHOICES: readonly PauseMonths[] = ["1", "2", "3"];

/** Lets the member choose how many months to skip, with the dates that follow from it. */
export function PauseOffer({ nextBillingDate, months, onChange, ...price }: PauseOfferProps) {
  const { nextBillingAmountCents, currency } = price;
  return (
    <>
      <RadioCardGroup
        legend="Length of the break"
        value={months}
        onChange={onChange}
        options={CHOICES.map((value) => ({
          value,
          content: value === "1" ? "1 month" : `${value} months`,
          end:
            nextBillingDate == null ? null : `back on ${longDate(backOn(nextBillingDate, value))}`,
        }))}
      />
      {nextBillingDate != null && (
        <Note>
          You can dance until {longDate(nextBillingDate)}. You pay {shortPrice(0, currency)} today,
          then {amount(nextBillingAmountCents, currency)} on{" "}
          {longDate(backOn(nextBillingDate, months))}. You can come back early at any time.
        </Note>
      )}
    </>
  );
}

export const backOn = (pausesOn: string, months: PauseMonths): string =>
  addMonths(new Date(pausesOn), Number(months)).toISOString();

const Note = styled.p`
  margin-top: 16px;
  color: ${color.muted};
`;
