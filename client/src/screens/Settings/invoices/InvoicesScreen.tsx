import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { SettingsFrame } from "../SettingsFrame";
import type { InvoicesScreenQuery } from "./__generated__/InvoicesScreenQuery.graphql";
import { InvoiceList } from "./InvoiceList";

/** All invoices of the member. If billing is unavailable, the list offers another try. */
export function InvoicesScreen({ queryRef }: { queryRef: PreloadedQuery<InvoicesScreenQuery> }) {
  const { viewer } = usePreloadedQuery<InvoicesScreenQuery>(
    graphql`
      query InvoicesScreenQuery @preloadable {
        viewer {
          ...InvoiceList_viewer
        }
      }
    `,
    queryRef,
  );
  return <SettingsFrame>{viewer != null && <InvoiceList viewer={viewer} />}</SettingsFrame>;
}
