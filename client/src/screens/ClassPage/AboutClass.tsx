import { levelName } from "@eightcount/rules/catalogue/levels";
import { formatListDate } from "@eightcount/rules/catalogue/release-dates";
import { ArrowRight, CalendarDays, Clock } from "lucide-react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Avatar } from "../../design/primitives/Avatar";
import { LevelTicks } from "../../design/primitives/LevelTicks";
import { RhythmMark } from "../../design/primitives/RhythmMark";
import { color, font, radius } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { localTimeZone } from "../../format/localTimeZone";
import { usePaths } from "../../navigation/usePaths";
import type { AboutClass_danceClass$key } from "./__generated__/AboutClass_danceClass.graphql";
import { SaveButton } from "./SaveButton";

export function AboutClass({ danceClass }: { danceClass: AboutClass_danceClass$key }) {
  const data = useFragment<AboutClass_danceClass$key>(
    graphql`
      fragment AboutClass_danceClass on DanceClass {
        songName
        songArtist
        level
        length
        releaseDate
        description
        style {
          name
          rhythm
          pageColor2
        }
        instructor {
          name
          avatarUrl
          stylesTaught
        }
        ...SaveButton_danceClass
      }
    `,
    danceClass,
  );
  const paths = usePaths();
  return (
    <Article>
      <Head>
        <div>
          <h1>{data.songName}</h1>
          <p>{data.songArtist}</p>
        </div>
        <SaveButton danceClass={data} />
      </Head>
      <Chips>
        <span>
          <LevelTicks level={data.level} /> {levelName(data.level)}
        </span>
        <Link to={paths.style(data.style.name)}>
          <span style={{ color: data.style.pageColor2 }}>
            <RhythmMark rhythm={data.style.rhythm} />
          </span>
          {data.style.name}
        </Link>
        <span>
          <Clock /> {data.length}
        </span>
        <span>
          <CalendarDays /> Released {formatListDate(new Date(data.releaseDate), localTimeZone())}
        </span>
      </Chips>
      <h2>About this class</h2>
      <Description>{data.description}</Description>
      {data.instructor != null && (
        <InstructorLink to={paths.instructor(data.instructor.name)}>
          <Avatar src={data.instructor.avatarUrl} size={56} />
          <span>
            <b>{data.instructor.name}</b>
            <small>{data.instructor.stylesTaught.join(", ")}</small>
          </span>
          <em>
            See classes <ArrowRight />
          </em>
        </InstructorLink>
      )}
    </Article>
  );
}

const Article = styled.article`
  h1 {
    ${text.title1}
  }
  h2 {
    ${text.title2}
    margin: 36px 0 10px;
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
  p {
    margin-top: 6px;
    color: ${color.muted};
    font-size: 17px;
  }
`;

const Chips = styled.div`
  --icon: 16px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 18px;
  > * {
    display: inline-flex;
    align-items: center;
    gap: 8px;
    height: 30px;
    padding: 0 12px;
    border-radius: ${radius.pill};
    background: ${color.raised};
    font: 600 14px/1 ${font.text};
  }
  a:hover {
    background: ${color.overlay};
  }
`;

const Description = styled.p`
  max-width: 64ch;
  color: ${color.muted};
`;

const InstructorLink = styled(Link)`
  display: flex;
  align-items: center;
  gap: 14px;
  margin-top: 32px;
  padding-top: 24px;
  border-top: 1px solid ${color.line};
  > span:nth-of-type(2) {
    flex: 1;
  }
  b {
    display: block;
    font-weight: 680;
  }
  small {
    color: ${color.muted};
    font-size: 14px;
  }
  em {
    --icon: 16px;
    display: inline-flex;
    align-items: center;
    gap: 6px;
    color: ${color.muted};
    font: 620 14px/1 ${font.text};
  }
  &:hover em {
    color: ${color.text};
  }
`;
