import { useEffect, useRef, useState } from "react";
import styled from "styled-components";
import { AddressFields } from "../../../components/billing/AddressFields";
import type { BillingFields, BillingForm } from "../../../components/billing/useBillingForm";
import { VisuallyHidden } from "../../../design/primitives/VisuallyHidden";
import { color, font } from "../../../design/theme/theme";
import { QuietButton } from "../ActionRow";
import { countryName } from "../invoices/invoiceTexts";

/**
 * Name and address of the card: in one line if they are known, otherwise as fields. The fields stay
 * in the form, because the provider reads them there.
 */
export function BillingAddress({ form }: { readonly form: BillingForm }) {
  const [isOpen, setIsOpen] = useState(!form.isComplete);
  const [isPressed, setIsPressed] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const hasProblems = Object.keys(form.problems).length > 0;
  // Stays open while a problem is being fixed.
  if (!isOpen && hasProblems) setIsOpen(true);
  useEffect(() => {
    if (isPressed) fields.current?.querySelector("input")?.focus();
  }, [isPressed]);
  const open = () => {
    setIsOpen(true);
    setIsPressed(true);
  };
  return (
    <>
      {!isOpen && (
        <Line>
          <span>
            Billing address: <b>{inOneLine(form.fields)}</b>
          </span>
          <QuietButton type="button" onClick={open}>
            Change<VisuallyHidden> billing address</VisuallyHidden>
          </QuietButton>
        </Line>
      )}
      <div ref={fields} hidden={!isOpen}>
        <AddressFields form={form} />
      </div>
    </>
  );
}

const inOneLine = ({ firstName, lastName, country, ...address }: BillingFields): string =>
  [
    `${firstName} ${lastName}`,
    address.street,
    address.city,
    `${address.region} ${address.postalCode}`.trim(),
    countryName(country),
  ].join(", ");

const Line = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: 16px;
  color: ${color.muted};
  overflow-wrap: anywhere;
  b {
    color: ${color.text};
    font: 560 15px/1.5 ${font.text};
  }
  button {
    flex: none;
  }
`;
