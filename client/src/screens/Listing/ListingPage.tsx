import styled from "styled-components";
import type { ClassGrid_danceClasses$key } from "../../components/cards/__generated__/ClassGrid_danceClasses.graphql";
import { ClassGrid } from "../../components/cards/ClassGrid";
import { LONG_LIST_LOAD_DISTANCE_PX, LoadMore } from "../../components/LoadMore";
import { VisuallyHidden } from "../../design/primitives/VisuallyHidden";
import { text } from "../../design/theme/type";

interface ListingPageProps {
  readonly title: string;
  readonly danceClasses: ClassGrid_danceClasses$key;
  readonly more: {
    readonly hasNext: boolean;
    readonly isLoading: boolean;
    readonly onLoad: (onDone: (error: Error | null) => void) => void;
  };
}

/** Grid with infinite scrolling under a title. */
export function ListingPage({ title, danceClasses, more }: ListingPageProps) {
  return (
    <>
      <title>{`${title} – Eightcount`}</title>
      <Heading>{title}</Heading>
      <VisuallyHidden as="h2">All classes</VisuallyHidden>
      <ClassGrid danceClasses={danceClasses} />
      <LoadMore {...more} label="See More Classes" distancePx={LONG_LIST_LOAD_DISTANCE_PX} />
    </>
  );
}

const Heading = styled.h1`
  padding: 28px 0 24px;
  ${text.displayL}
`;
