import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Avatar } from "../../design/primitives/Avatar";
import { Chip } from "../../design/primitives/Chip";
import { below } from "../../design/theme/breakpoints";
import { color, motion, radius } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { usePaths } from "../../navigation/usePaths";
import type { InstructorPanel_instructor$key } from "./__generated__/InstructorPanel_instructor.graphql";

export function InstructorPanel({ instructor }: { instructor: InstructorPanel_instructor$key }) {
  const data = useFragment<InstructorPanel_instructor$key>(
    graphql`
      fragment InstructorPanel_instructor on Instructor {
        name
        avatarUrl
        stylesTaught
      }
    `,
    instructor,
  );
  const paths = usePaths();
  return (
    <Card to={paths.instructor(data.name)}>
      <Avatar src={data.avatarUrl} size={104} />
      <h2>{data.name}</h2>
      <Styles>
        {data.stylesTaught.map((style) => (
          <li key={style}>
            <Chip $size="s">{style}</Chip>
          </li>
        ))}
      </Styles>
    </Card>
  );
}

const Card = styled(Link)`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: 16px;
  height: 100%;
  padding: 24px;
  border-radius: ${radius.l};
  background: ${color.surface};
  transition: background ${motion.quarter} ${motion.hit};
  &:hover {
    background: ${color.raised};
  }
  h2 {
    ${text.title2}
  }
  ${below.small} {
    grid-template-columns: auto minmax(0, 1fr);
    grid-template-rows: 1fr auto auto 1fr;
    gap: 10px 16px;
    padding: 18px;
    /* Places every cell explicitly, because auto-placement would swap the name and the picture. */
    > :first-child {
      grid-area: 1 / 1 / -1 / 2;
      align-self: center;
    }
    h2 {
      grid-area: 2 / 2;
    }
    ul {
      grid-area: 3 / 2;
    }
  }
`;

const Styles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
