import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, ObjectType } from "type-graphql";
import type { InvoiceDocument } from "./invoice.service";

@ObjectType({ description: "A printed invoice." })
export class InvoicePdf implements InvoiceDocument {
  @Field(() => String, { description: "Number of the invoice." })
  number!: string;

  @Field(() => String, { description: "Suggested name, such as eightcount-invoice-1234.pdf." })
  fileName!: string;

  @Field(() => String, { description: "The PDF in base64, up to 2 MB before encoding." })
  content!: string;
}

const InvoicePdfRefused = refusalType("InvoicePdfRefused");

export const InvoicePdfResult = resultUnion({
  name: "InvoicePdfResult",
  description:
    "The PDF; INVOICE_UNKNOWN for a number that is not one of the member's own; " +
    "INVOICE_TOO_LARGE; or LIMIT_EXCEEDED after too many look-ups.",
  succeeded: InvoicePdf,
  refused: InvoicePdfRefused,
});
