import { ArrowLeft } from "lucide-react";
import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import styled from "styled-components";
import { paths } from "../../../navigation/paths";
import { QuietLink } from "../ActionRow";
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
  return (
    <SettingsFrame>
      <Back>
        <QuietLink to={paths.subscription}>
          <ArrowLeft aria-hidden="true" /> Back to your plan
        </QuietLink>
      </Back>
      {viewer != null && <InvoiceList viewer={viewer} />}
    </SettingsFrame>
  );
}

const Back = styled.p`
  margin: -4px 0 20px;
  --icon: 16px;
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
  }
`;
