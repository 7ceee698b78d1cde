import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Banner } from "../../components/Banner";
import { Chip } from "../../design/primitives/Chip";
import { usePaths } from "../../navigation/usePaths";
import type { InstructorBanner_instructor$key } from "./__generated__/InstructorBanner_instructor.graphql";

export function InstructorBanner({ instructor }: { instructor: InstructorBanner_instructor$key }) {
  const data = useFragment<InstructorBanner_instructor$key>(
    graphql`
      fragment InstructorBanner_instructor on Instructor {
        name
        bio
        stylesTaught
        profileColor1
        profileColor2
        profileImageUrl
      }
    `,
    instructor,
  );
  const paths = usePaths();
  const firstName = data.name.split(" ")[0] ?? data.name;
  return (
    <Banner
      name={data.name}
      description={data.bio}
      colors={{ dark: data.profileColor1, bright: data.profileColor2 }}
      imageUrl={data.profileImageUrl}
      backgroundWord={firstName.toUpperCase()}
    >
      <Styles>
        {data.stylesTaught.map((style) => (
          <li key={style}>
            <Chip as={Link} {...({ to: paths.style(style) } as object)}>
              {style}
            </Chip>
          </li>
        ))}
      </Styles>
    </Banner>
  );
}

const Styles = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 22px;
`;
