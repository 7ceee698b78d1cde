import { useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import { useNotify } from "../../../design/feedback/Notifications";
import { saveFile } from "../files/saveFile";
import type { useInvoicePdfQuery } from "./__generated__/useInvoicePdfQuery.graphql";

const FAILED = "We couldn’t download this invoice. Please try again.";

/** Downloads the provider's own PDF of an invoice. */
export function useInvoicePdf(number: string) {
  const environment = useRelayEnvironment();
  const notify = useNotify();
  const [isPending, setPending] = useState(false);
  const download = async () => {
    setPending(true);
    try {
      const response = await fetchQuery<useInvoicePdfQuery>(
        environment,
        query,
        { number },
        { fetchPolicy: "network-only" },
      ).toPromise();
      const pdf = response?.viewer?.invoicePdf;
      if (pdf?.__typename === "InvoicePdf") saveFile(pdf.fileName, documentOf(pdf.content));
      else notify.error(pdf?.__typename === "InvoicePdfRefused" ? pdf.message : FAILED);
    } catch {
      notify.error(FAILED);
    } finally {
      setPending(false);
    }
  };
  return { download: () => void download(), isPending };
}

/** @param content in base64. */
function documentOf(content: string): Blob {
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: "application/pdf" });
}

const query = graphql`
  query useInvoicePdfQuery($number: ID!) @throwOnFieldError {
    viewer {
      invoicePdf(number: $number) {
        __typename
        ... on InvoicePdf {
          fileName
          content
        }
        ... on InvoicePdfRefused {
          message
        }
      }
    }
  }
`;
