import { useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import type {
  useSuggestedLinesQuery,
  useSuggestedLinesQuery$data,
} from "./__generated__/useSuggestedLinesQuery.graphql";

/** Pause in typing after which suggestions are requested. */
export const TYPING_PAUSE_MS = 120;

export type SuggestedLines = useSuggestedLinesQuery$data["searchSuggestions"];

const NONE: SuggestedLines = [];

/** Keeps the previous suggestions while new ones load. A failed request silently clears them. */
export function useSuggestedLines(text: string): SuggestedLines {
  const environment = useRelayEnvironment();
  const [lines, setLines] = useState(NONE);
  useEffect(() => {
    if (text === "") return setLines(NONE);
    let stop = () => {};
    const timer = setTimeout(() => {
      const subscription = fetchQuery<useSuggestedLinesQuery>(
        environment,
        graphql`
          query useSuggestedLinesQuery($text: String!) {
            searchSuggestions(text: $text) {
              kind
              text
              highlights {
                start
                end
              }
              detail
              target
            }
          }
        `,
        { text },
        { fetchPolicy: "store-or-network" },
      ).subscribe({
        next: ({ searchSuggestions }) => setLines(searchSuggestions),
        error: () => setLines(NONE),
      });
      stop = subscription.unsubscribe;
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [environment, text]);
  return lines;
}
