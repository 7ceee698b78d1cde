import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Avatar } from "../../design/primitives/Avatar";
import { color } from "../../design/theme/theme";
import { oneLine } from "../../design/theme/type";
import { classCount } from "../../format/formatCount";
import { usePaths } from "../../navigation/usePaths";
import type { InstructorCard_instructor$key } from "./__generated__/InstructorCard_instructor.graphql";

interface InstructorCardProps {
  readonly instructor: InstructorCard_instructor$key;
  readonly note: "styles" | "classes";
}

export function InstructorCard({ instructor, note }: InstructorCardProps) {
  const data = useFragment<InstructorCard_instructor$key>(
    graphql`
      fragment InstructorCard_instructor on Instructor {
        name
        avatarUrl
        stylesTaught
        totalClasses
      }
    `,
    instructor,
  );
  const paths = usePaths();
  return (
    <Row to={paths.instructor(data.name)}>
      <Avatar src={data.avatarUrl} size={64} />
      <div>
        <b>{data.name}</b>
        <span>
          {note === "styles" ? data.stylesTaught.join(", ") : classCount(data.totalClasses)}
        </span>
      </div>
    </Row>
  );
}

const Row = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  min-width: 0;
  border-radius: 12px;
  div {
    min-width: 0;
  }
  b {
    display: block;
    font-weight: 680;
    ${oneLine}
  }
  div span {
    display: block;
    color: ${color.muted};
    font-size: 14px;
    ${oneLine}
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
