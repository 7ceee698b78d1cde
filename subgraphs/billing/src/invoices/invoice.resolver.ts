import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { pageSize, toConnection } from "@eightcount/service-kit/relay/connection";
import { Arg, Ctx, FieldResolver, ID, Int, Resolver, Root } from "type-graphql";
import { Member } from "../subscriptions/member.type";
import type { InvoiceService } from "./invoice.service";
import { InvoiceConnection, InvoiceType } from "./invoice.type";
import { InvoicePdfResult } from "./invoice-pdf.type";

const INVOICE_PAGE = 12;

@Resolver(() => Member)
export class InvoiceResolver {
  constructor(private readonly service: InvoiceService) {}

  @FieldResolver(() => InvoiceConnection, {
    nullable: true,
    description:
      "Invoices of the member's account at the billing provider, newest first, without those over " +
      "nothing that start a trial. Empty without an account there, such as for CRM members. Null " +
      "unless the viewer is the member, and after too many look-ups. Null with an error if the " +
      "provider is unavailable.",
  })
  async invoices(
    @Root() { memberId }: Member,
    @Arg("first", () => Int, {
      nullable: true,
      defaultValue: INVOICE_PAGE,
      description: "Page size, clamped to 1–100.",
    })
    first: number | null,
    @Arg("after", () => String, { nullable: true, description: "Cursor of the last edge before." })
    after: string | null,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    const limit = pageSize(first, INVOICE_PAGE);
    const page = await this.service.listFor(viewer, memberId, { limit, after: after ?? null });
    return page && toConnection(page);
  }

  @FieldResolver(() => InvoiceType, {
    nullable: true,
    description:
      "One invoice of the member's own account; null for any other number. Null with an error if " +
      "the provider is unavailable.",
  })
  invoice(
    @Root() { memberId }: Member,
    @Arg("number", () => ID, { description: "Number of the invoice, as printed on it." })
    number: string,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.service.findFor(viewer, memberId, number);
  }

  @FieldResolver(() => InvoicePdfResult, {
    nullable: true,
    description:
      "An invoice of the member's own account as the provider prints it. Null unless the viewer is " +
      "the member. Null with an error if the provider is unavailable.",
  })
  invoicePdf(
    @Root() { memberId }: Member,
    @Arg("number", () => ID, { description: "Number of the invoice, as printed on it." })
    number: string,
    @Ctx() { viewer }: SubgraphContext,
  ) {
    return this.service.pdfFor(viewer, memberId, number);
  }
}
