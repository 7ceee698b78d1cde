import { graphql, useFragment } from "react-relay/hooks";
import styled, { css } from "styled-components";
import { Grid } from "../../design/layout/Grid";
import { below } from "../../design/theme/breakpoints";
import type { ClassGrid_danceClasses$key } from "./__generated__/ClassGrid_danceClasses.graphql";
import { ClassCard } from "./ClassCard";

/** Cards that are hidden on narrow screens to keep rows full. */
export type Trim =
  | "none"
  /** One row of three becomes one row of two. */
  | "thirdOnSmall"
  /** One row of four becomes one row of three. */
  | "fourthOnCompact"
  /** Two rows of four become two rows of two. */
  | "fourOnSmall";

interface ClassGridProps {
  readonly danceClasses: ClassGrid_danceClasses$key;
  readonly columns?: 3 | 4;
  readonly trim?: Trim;
}

export function ClassGrid({ danceClasses, columns, trim }: ClassGridProps) {
  const classes = useFragment<ClassGrid_danceClasses$key>(
    graphql`
      fragment ClassGrid_danceClasses on DanceClass
      @relay(plural: true)
      @argumentDefinitions(isMember: { type: "Boolean!", defaultValue: true }) {
        id
        ...ClassCard_danceClass @arguments(isMember: $isMember)
      }
    `,
    danceClasses,
  );
  return (
    <TrimmedGrid
      $columns={columns ?? 4}
      $oneOnPhones={trim !== "fourOnSmall"}
      $trim={trim ?? "none"}
    >
      {classes.map((danceClass) => (
        <li key={danceClass.id}>
          <ClassCard danceClass={danceClass} />
        </li>
      ))}
    </TrimmedGrid>
  );
}

const trims: Record<Trim, ReturnType<typeof css>> = {
  none: css``,
  thirdOnSmall: css`
    ${below.shell} {
      > :nth-child(n + 3) {
        display: none;
      }
    }
  `,
  fourthOnCompact: css`
    ${below.compact} {
      > :nth-child(n + 4) {
        display: none;
      }
    }
  `,
  fourOnSmall: css`
    ${below.shell} {
      > :nth-child(n + 5) {
        display: none;
      }
    }
  `,
};

const TrimmedGrid = styled(Grid)<{ $trim: Trim }>`
  > li {
    min-width: 0;
  }
  ${(props) => trims[props.$trim]}
`;
