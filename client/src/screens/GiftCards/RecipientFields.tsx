import {
  countCharacters,
  GIFT_MESSAGE_MAX,
  type GiftDelivery,
} from "@eightcount/rules/billing/gift-cards";
import styled from "styled-components";
import { RadioCardGroup } from "../../design/form/RadioCard";
import { TextAreaField } from "../../design/form/TextAreaField";
import { TextField } from "../../design/form/TextField";
import { FormStack } from "../../design/layout/FunnelPage";
import { color, font } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { localTimeZone } from "../../format/localTimeZone";
import { dayOf, lastDayOf } from "./giftDraft";
import type { GiftForm } from "./useGiftForm";

const deliveries: readonly { value: GiftDelivery; name: string; note: string }[] = [
  { value: "EMAIL", name: "Send it by email", note: "Today, or on a day you choose" },
  { value: "PRINT", name: "Print it myself", note: "The card appears here once you have paid" },
];

/** Who the gift card is for, and how and when it reaches them. */
export function RecipientFields({ form }: { readonly form: GiftForm }) {
  const { draft, problems, set } = form;
  const left = GIFT_MESSAGE_MAX - countCharacters(draft.message.trim());
  return (
    <FormStack>
      <TextField
        label="Their name"
        name="recipient-name"
        autoComplete="off"
        dir="auto"
        value={draft.recipientName}
        error={problems.recipientName}
        onChange={(event) => set({ recipientName: event.currentTarget.value })}
      />
      <RadioCardGroup
        legend="Delivery"
        value={draft.delivery}
        onChange={(delivery) => set({ delivery })}
        options={deliveries.map(({ value, name, note }) => ({
          value,
          content: (
            <>
              <Name>{name}</Name>
              <Note>{note}</Note>
            </>
          ),
        }))}
      />
      {draft.delivery === "EMAIL" && (
        <>
          <TextField
            label="Their email"
            type="email"
            name="recipient-email"
            autoComplete="off"
            value={draft.recipientEmail}
            error={problems.recipientEmail}
            onChange={(event) => set({ recipientEmail: event.currentTarget.value })}
          />
          <DeliveryDay form={form} />
        </>
      )}
      <TextAreaField
        label="Your message"
        labelEnd={<Optional>Optional</Optional>}
        name="gift-message"
        dir="auto"
        rows={4}
        value={draft.message}
        error={problems.message}
        hint={left < 0 ? `${-left} characters too many` : `${left} characters left`}
        onChange={(event) => set({ message: event.currentTarget.value })}
      />
    </FormStack>
  );
}

function DeliveryDay({ form }: { readonly form: GiftForm }) {
  const { draft, problems, set } = form;
  const now = new Date();
  return (
    <TextField
      label="Delivery day"
      type="date"
      name="delivery-day"
      min={dayOf(now)}
      max={lastDayOf(now)}
      value={draft.day}
      error={problems.day}
      hint={
        draft.day === dayOf(now)
          ? "We send it as soon as you have paid."
          : `We send it at 9 in the morning, ${localTimeZone().replaceAll("_", " ")} time.`
      }
      onChange={(event) => set({ day: event.currentTarget.value })}
    />
  );
}

const Name = styled.b`
  font: 680 18px/1.4 ${font.text};
`;

const Note = styled.p`
  margin-top: 4px;
  color: ${color.muted};
  ${text.small}
`;

const Optional = styled.span`
  color: ${color.muted};
  font-weight: 440;
`;
