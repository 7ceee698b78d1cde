import { Search } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { People } from "../../components/People";
import { EmptyState } from "../../design/feedback/EmptyState";
import { Section, Sections } from "../../design/layout/Page";
import { below } from "../../design/theme/breakpoints";
import { useIsBelow } from "../../design/theme/useMedia";
import { formatCount } from "../../format/formatCount";
import type { SearchResults_result$key } from "./__generated__/SearchResults_result.graphql";
import { FoundTiles } from "./FoundTiles";

const results = (count: number) => formatCount(count, "Result", "Results");

export function SearchResults({ result }: { result: SearchResults_result$key }) {
  const data = useFragment<SearchResults_result$key>(
    graphql`
      fragment SearchResults_result on SearchResult
      @argumentDefinitions(isMember: { type: "Boolean!" }) {
        styles {
          id
        }
        playlists {
          id
        }
        instructors {
          ...People_instructors
        }
        classes {
          ...ClassGrid_danceClasses @arguments(isMember: $isMember)
        }
        ...FoundTiles_result
      }
    `,
    result,
  );
  const isPhone = useIsBelow("shell");
  const tiles = data.styles.length + data.playlists.length;
  const { instructors, classes } = data;
  if (tiles + instructors.length + classes.length === 0) {
    return <EmptyState icon={<Search />} sentence="No Items Found" />;
  }
  return (
    <Sections>
      <Columns>
        <Section title={isPhone ? "Styles and Playlists" : "Styles"} note={results(tiles)}>
          <FoundTiles result={data} />
        </Section>
        <Section title="Instructors" note={results(instructors.length)}>
          <People instructors={instructors} note="styles" isList />
        </Section>
      </Columns>
      <Section title="Classes" note={results(classes.length)}>
        <ClassGrid danceClasses={classes} />
      </Section>
    </Sections>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px;
  margin-top: 22px;
  ${below.funnel} {
    grid-template-columns: minmax(0, 1fr);
    gap: 40px;
  }
`;
