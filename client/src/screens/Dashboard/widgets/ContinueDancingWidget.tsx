import { useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { Grid } from "../../../design/layout/Grid";
import { Section } from "../../../design/layout/Page";
import { below } from "../../../design/theme/breakpoints";
import { paths } from "../../../navigation/paths";
import type { ContinueDancingWidget_query$key } from "./__generated__/ContinueDancingWidget_query.graphql";
import { ContinueDancingCard } from "./ContinueDancingCard";
import { classesToContinue } from "./continueDancing";
import { UndoRemoval } from "./UndoRemoval";
import { useContinueDancing } from "./useContinueDancing";

export function ContinueDancingWidget({ query }: { query: ContinueDancingWidget_query$key }) {
  const { viewer } = useFragment<ContinueDancingWidget_query$key>(
    graphql`
      fragment ContinueDancingWidget_query on Query {
        viewer {
          continueDancing(first: 12) {
            edges {
              node {
                id
                isInContinueDancing
                danceClass {
                  progress {
                    status
                    updatedAt
                  }
                }
                ...ContinueDancingCard_record
              }
            }
          }
        }
      }
    `,
    query,
  );
  const { removed, remove, restore } = useContinueDancing();
  const row = useRef<HTMLUListElement>(null);
  const restoredId = useRef<string | null>(null);
  useEffect(() => {
    if (restoredId.current === null) return;
    const card = row.current?.querySelector(`[data-record="${restoredId.current}"]`);
    card?.querySelector("a")?.focus();
    if (card) restoredId.current = null;
  });
  const undo = () => {
    restoredId.current = removed?.recordId ?? null;
    restore();
  };
  const records = classesToContinue((viewer?.continueDancing?.edges ?? []).map(({ node }) => node));
  if (records.length === 0 && removed === null) return null;
  return (
    <Section
      title="Continue Dancing"
      more={{ to: paths.unfinished, label: "See All" }}
      moreOnPhones="SEE FULL HISTORY"
    >
      <Row ref={row} $oneOnPhones>
        {records.map((record) => (
          <li key={record.id} data-record={record.id}>
            <ContinueDancingCard record={record} onRemove={remove} />
          </li>
        ))}
      </Row>
      {removed !== null && <UndoRemoval key={removed.recordId} removed={removed} onUndo={undo} />}
    </Section>
  );
}

const Row = styled(Grid)`
  > li {
    min-width: 0;
  }
  ${below.compact} {
    > :nth-child(n + 4) {
      display: none;
    }
  }
`;
