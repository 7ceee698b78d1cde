import { ArrowLeft } from "lucide-react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import styled from "styled-components";
import { EmptyState } from "../../../design/feedback/EmptyState";
import { Button, ButtonLink } from "../../../design/primitives/Button";
import { paths } from "../../../navigation/paths";
import { QuietLink } from "../ActionRow";
import { SettingsFrame } from "../SettingsFrame";
import type { InvoiceScreenQuery } from "./__generated__/InvoiceScreenQuery.graphql";
import { InvoiceSheet } from "./InvoiceSheet";
import { PrintStyle } from "./PrintStyle";
import { useInvoicePdf } from "./useInvoicePdf";

/** One invoice, which can be printed and downloaded. */
export function InvoiceScreen({ queryRef }: { queryRef: PreloadedQuery<InvoiceScreenQuery> }) {
  const { viewer } = usePreloadedQuery<InvoiceScreenQuery>(
    graphql`
      query InvoiceScreenQuery($number: ID!) @preloadable @throwOnFieldError {
        viewer {
          invoice(number: $number) {
            ...InvoiceSheet_invoice
          }
        }
      }
    `,
    queryRef,
  );
  const { number } = queryRef.variables;
  const { download, isPending } = useInvoicePdf(number);
  if (viewer?.invoice == null) return <UnknownInvoice />;
  return (
    <SettingsFrame>
      <title>{`Invoice ${number} – Eightcount`}</title>
      <PrintStyle />
      <Bar>
        <QuietLink to={paths.invoices}>
          <ArrowLeft aria-hidden="true" /> All invoices
        </QuietLink>
        <div>
          <Button kind="outline" size="s" onClick={() => window.print()}>
            Print
          </Button>
          <Button size="s" onClick={download} busyLabel={isPending && "Loading"}>
            Download PDF
          </Button>
        </div>
      </Bar>
      <InvoiceSheet invoice={viewer.invoice} />
    </SettingsFrame>
  );
}

function UnknownInvoice() {
  return (
    <SettingsFrame>
      <title>Invoice – Eightcount</title>
      <EmptyState
        icon={null}
        sentence="We can’t find this invoice."
        action={
          <ButtonLink kind="outline" size="s" to={paths.invoices}>
            All invoices
          </ButtonLink>
        }
      />
    </SettingsFrame>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 24px;
  max-width: 880px;
  margin: -12px auto 0;
  padding-bottom: 16px;
  --icon: 16px;
  > div {
    display: flex;
    gap: 10px;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;
