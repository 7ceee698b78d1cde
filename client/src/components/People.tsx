import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { below } from "../design/theme/breakpoints";
import { color } from "../design/theme/theme";
import type { People_instructors$key } from "./__generated__/People_instructors.graphql";
import { InstructorCard } from "./cards/InstructorCard";

interface PeopleProps {
  readonly instructors: People_instructors$key;
  readonly note: "styles" | "classes";
  /** Shows one column with divider lines instead of a grid. */
  readonly isList?: boolean;
}

export function People({ instructors, note, isList = false }: PeopleProps) {
  const data = useFragment<People_instructors$key>(
    graphql`
      fragment People_instructors on Instructor @relay(plural: true) {
        id
        ...InstructorCard_instructor
      }
    `,
    instructors,
  );
  return (
    <List $isList={isList}>
      {data.map((instructor) => (
        <li key={instructor.id}>
          <InstructorCard instructor={instructor} note={note} />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul<{ $isList: boolean }>`
  display: grid;
  grid-template-columns: repeat(${(props) => (props.$isList ? 1 : 4)}, minmax(0, 1fr));
  gap: ${(props) => (props.$isList ? "0" : "16px 24px")};
  > li {
    min-width: 0;
    ${(props) => props.$isList && `padding: 14px 0; border-top: 1px solid ${color.line};`}
  }
  > li:first-child {
    ${(props) => props.$isList && "padding-top: 0; border-top: 0;"}
  }
  ${below.wide} {
    grid-template-columns: repeat(${(props) => (props.$isList ? 1 : 3)}, minmax(0, 1fr));
  }
  ${below.desktop} {
    grid-template-columns: repeat(${(props) => (props.$isList ? 1 : 2)}, minmax(0, 1fr));
  }
  ${below.shell} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
