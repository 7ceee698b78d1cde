import { graphql, useFragment } from "react-relay/hooks";
import type { InvoiceRecipient_billingInfo$key } from "./__generated__/InvoiceRecipient_billingInfo.graphql";
import type { InvoiceRecipient_recipient$key } from "./__generated__/InvoiceRecipient_recipient.graphql";
import { countryName } from "./invoiceTexts";

const joined = (separator: string, ...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(separator);

interface InvoiceRecipientProps {
  readonly recipient: InvoiceRecipient_recipient$key;
  /** The member's own address, for an invoice that was issued without one; null if unknown. */
  readonly billingInfo: InvoiceRecipient_billingInfo$key | null | undefined;
}

/** Name and address of the person who pays. */
export function InvoiceRecipient({ recipient, billingInfo }: InvoiceRecipientProps) {
  const { name, addressLines, country } = useFragment<InvoiceRecipient_recipient$key>(
    graphql`
      fragment InvoiceRecipient_recipient on InvoiceRecipient {
        name
        addressLines
        country
      }
    `,
    recipient,
  );
  const own = useFragment<InvoiceRecipient_billingInfo$key>(
    graphql`
      fragment InvoiceRecipient_billingInfo on BillingInfo {
        street
        city
        region
        postalCode
        country
      }
    `,
    billingInfo ?? null,
  );
  const hasAddress = addressLines.length > 0 || country != null;
  const place = joined(", ", own?.city, joined(" ", own?.region, own?.postalCode));
  const code = hasAddress ? country : own?.country;
  const lines = [
    name,
    ...(hasAddress ? addressLines : [own?.street, place]),
    code && countryName(code),
  ];
  return (
    <address>
      {lines
        .filter((line) => line != null && line !== "")
        .map((line) => (
          <div key={line} dir="auto">
            {line}
          </div>
        ))}
    </address>
  );
}
