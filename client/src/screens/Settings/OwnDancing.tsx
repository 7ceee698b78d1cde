import { type ReactNode, useEffect, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay/hooks";
import styled from "styled-components";
import { color, font } from "../../design/theme/theme";
import { paths } from "../../navigation/paths";
import type {
  OwnDancingQuery,
  OwnDancingQuery$data,
} from "./__generated__/OwnDancingQuery.graphql";
import { QuietLink } from "./ActionRow";
import { AsidePanel } from "./AsidePanel";

interface OwnDancingProps {
  /** Whether the member may open the dashboard. */
  readonly hasDashboard: boolean;
  /** Shown to a member who has not danced yet, and if that can't be found out. */
  readonly children: ReactNode;
}

/** What the member has danced and saved so far. Nothing until it is known. */
export function OwnDancing({ hasDashboard, children }: OwnDancingProps) {
  const facts = useFacts();
  if (facts === null) return null;
  if (facts.length === 0) return children;
  return (
    <AsidePanel title="Your dancing">
      <List>
        {facts.map(({ count, unit }) => (
          <li key={unit}>
            <b>{numbers.format(count)}</b> {unit}
          </li>
        ))}
      </List>
      {hasDashboard && (
        <More>
          <QuietLink to={paths.dashboard}>Open your dashboard</QuietLink>
        </More>
      )}
    </AsidePanel>
  );
}

interface Fact {
  readonly count: number;
  readonly unit: string;
}

/** Loads beside the page, which must not wait for it. */
function useFacts(): readonly Fact[] | null {
  const environment = useRelayEnvironment();
  const [facts, setFacts] = useState<readonly Fact[] | null>(null);
  useEffect(() => {
    const request = fetchQuery<OwnDancingQuery>(
      environment,
      query,
      {},
      { fetchPolicy: "network-only" },
    ).subscribe({
      next: ({ viewer }) => setFacts(factsOf(viewer)),
      error: () => setFacts([]),
    });
    return () => request.unsubscribe();
  }, [environment]);
  return facts;
}

const query = graphql`
  query OwnDancingQuery {
    viewer {
      usageMetrics {
        totalClassesTaken
        totalSecondsDanced
      }
      savedClasses(first: 1) {
        totalCount
      }
    }
  }
`;

const SECONDS_PER_MINUTE = 60;
const numbers = new Intl.NumberFormat("en-US");

/** The facts worth a line. Without a dance there is none, whatever was saved. */
function factsOf(viewer: OwnDancingQuery$data["viewer"]): readonly Fact[] {
  const classes = viewer?.usageMetrics?.totalClassesTaken ?? 0;
  const seconds = viewer?.usageMetrics?.totalSecondsDanced ?? 0;
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  if (classes === 0 && minutes === 0) return [];
  const facts = [
    { count: classes, unit: classes === 1 ? "class" : "classes" },
    { count: minutes, unit: minutes === 1 ? "minute" : "minutes" },
    { count: viewer?.savedClasses?.totalCount ?? 0, unit: "saved" },
  ];
  return facts.filter(({ count }) => count > 0);
}

const List = styled.ul`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 12px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${color.muted};
  font: 440 14px/1.4 ${font.text};
  b {
    display: block;
    color: ${color.text};
    font: 680 24px/1.3 ${font.text};
    font-variant-numeric: tabular-nums;
  }
`;

const More = styled.p`
  margin-top: 16px;
`;
