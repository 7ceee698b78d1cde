import type { CurrencyCode } from "@eightcount/rules/visits/visitor-location";
import { traceReference } from "@eightcount/service-kit/telemetry/trace-id";
import type { LedgerKind, Prisma } from "../generated/client/client";
import { currentActor } from "./actor";
import type { LedgerDetails } from "./ledger-details";

export interface NewLedgerEntry {
  readonly memberId: string;
  readonly kind: LedgerKind;
  /** Unset for a change that no attempt of ours made. */
  readonly attemptId?: string | undefined;
  readonly details: LedgerDetails;
  /** In minor units of the currency. */
  readonly amount?: { readonly amountCents: number; readonly currency: CurrencyCode };
}

/** Appends to the ledger. Call it in the transaction that makes the entry true. */
export async function appendToLedger(
  tx: Prisma.TransactionClient,
  { memberId, kind, attemptId, details, amount }: NewLedgerEntry,
): Promise<void> {
  await tx.ledgerEntry.create({
    data: {
      ...{ memberId, kind, details, ...amount },
      attemptId: attemptId ?? null,
      actor: currentActor(),
      traceId: traceReference(),
    },
  });
}
