import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { SilentBoundary } from "../../../components/SilentBoundary";
import { below } from "../../../design/theme/breakpoints";
import type { OverviewWidget_query$key } from "./__generated__/OverviewWidget_query.graphql";
import { ClassesTakenPanel } from "./ClassesTakenPanel";
import { MetricCards } from "./MetricCards";

export function OverviewWidget({ query }: { query: OverviewWidget_query$key }) {
  const { viewer } = useFragment<OverviewWidget_query$key>(
    graphql`
      fragment OverviewWidget_query on Query @argumentDefinitions(timeZone: { type: "String!" }) {
        viewer {
          ...MetricCards_viewer
          ...ClassesTakenPanel_viewer @arguments(timeZone: $timeZone)
        }
      }
    `,
    query,
  );
  if (viewer == null) return null;
  return (
    <Row>
      <MetricCards viewer={viewer} />
      <SilentBoundary>
        <ClassesTakenPanel viewer={viewer} />
      </SilentBoundary>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 302px minmax(0, 1fr);
  gap: 24px;
  ${below.compact} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${below.shell} {
    gap: 12px;
  }
`;
