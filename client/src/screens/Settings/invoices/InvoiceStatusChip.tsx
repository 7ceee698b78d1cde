import styled from "styled-components";
import { Chip } from "../../../design/primitives/Chip";
import { color } from "../../../design/theme/theme";
import { invoiceStatusLabel } from "./invoiceTexts";

/** Unpaid invoices stand out. The label says the rest. */
export function InvoiceStatusChip({ status }: { status: string }) {
  const isOpen = status === "PAST_DUE" || status === "FAILED";
  return (
    <StatusChip $size="s" data-open={isOpen || undefined}>
      {invoiceStatusLabel(status)}
    </StatusChip>
  );
}

const StatusChip = styled(Chip)`
  &[data-open] {
    background: color-mix(in srgb, ${color.danger} 18%, transparent);
  }
`;
