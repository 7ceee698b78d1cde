import { InputError } from "@eightcount/service-kit/errors/input-error";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import type { AttemptLimits } from "@eightcount/service-kit/limits/attempt-limits";
import type { Page } from "@eightcount/service-kit/relay/connection";
import { decodeCursor, encodeCursor } from "@eightcount/service-kit/relay/cursor";
import type { Viewer } from "@eightcount/service-kit/viewer/viewer";
import { errors } from "../errors";
import { keysOf, limits } from "../limits/billing-limits";
import type { Invoice } from "../providers/billing/billing.invoices";
import type { BillingProvider } from "../providers/billing/billing.provider";

/** A printed invoice has one page, about 50 KB. */
const MAX_PDF_BYTES = 2_000_000;

export interface InvoiceDocument {
  readonly number: string;
  readonly fileName: string;
  readonly content: string;
}

export interface InvoicePageRequest {
  readonly limit: number;
  readonly after: string | null;
}

export class InvoiceService {
  constructor(
    private readonly provider: Pick<BillingProvider, "listInvoices" | "readInvoicePdf">,
    private readonly attemptLimits: Pick<AttemptLimits, "take">,
  ) {}

  /** Null beyond the limit. @throws the provider's error, and InputError for a foreign cursor. */
  async listFor(
    viewer: Viewer,
    memberId: string,
    { limit, after }: InvoicePageRequest,
  ): Promise<Page<Invoice> | null> {
    const last = after === null ? null : numberIn(after);
    const invoices = await this.#invoicesOf(viewer, memberId);
    if (invoices === null) return null;
    const start = last === null ? 0 : positionAfter(invoices, last);
    const nodes = invoices.slice(start, start + limit);
    return {
      nodes,
      cursors: nodes.map(({ number }) => encodeCursor([number])),
      hasNextPage: invoices.length > start + limit,
      hasPreviousPage: start > 0,
      totalCount: async () => invoices.length,
    };
  }

  async findFor(viewer: Viewer, memberId: string, number: string): Promise<Invoice | null> {
    const invoices = await this.#invoicesOf(viewer, memberId);
    return invoices?.find((invoice) => invoice.number === number) ?? null;
  }

  /** Null for any other member. @throws the provider's error if it is unavailable. */
  async pdfFor(
    viewer: Viewer,
    memberId: string,
    number: string,
  ): Promise<InvoiceDocument | Refusal | null> {
    if (viewer.memberId !== memberId) return null;
    if (!(await this.#mayLookUp(viewer))) return refuse(errors.invoicePdf.limitExceeded);
    const pdf = isNumber(number) ? await this.provider.readInvoicePdf(memberId, number) : null;
    if (pdf === null) return refuse(errors.invoicePdf.unknown);
    if (pdf.byteLength > MAX_PDF_BYTES) return refuse(errors.invoicePdf.tooLarge);
    const fileName = `eightcount-invoice-${number}.pdf`;
    return { number, fileName, content: pdf.toString("base64") };
  }

  async #invoicesOf(viewer: Viewer, memberId: string): Promise<readonly Invoice[] | null> {
    if (viewer.memberId !== memberId || !(await this.#mayLookUp(viewer))) return null;
    return this.provider.listInvoices(memberId);
  }

  #mayLookUp(viewer: Viewer): Promise<boolean> {
    return this.attemptLimits.take(keysOf(viewer, limits.lookUps));
  }
}

/** The provider's numbers may have a prefix of a site or country. */
const isNumber = (text: string): boolean => /^[\w-]{1,40}$/.test(text);

function numberIn(cursor: string): string {
  const [number] = decodeCursor(cursor) ?? [];
  if (typeof number !== "string" || !isNumber(number)) throw foreignCursor();
  return number;
}

function positionAfter(invoices: readonly Invoice[], number: string): number {
  const place = invoices.findIndex((invoice) => invoice.number === number);
  if (place === -1) throw foreignCursor();
  return place + 1;
}

const foreignCursor = () => new InputError("The cursor does not belong to this list.");
