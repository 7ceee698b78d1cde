import { levelName } from "@eightcount/rules/catalogue/levels";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { FadeImage } from "../../design/primitives/FadeImage";
import { LevelTicks } from "../../design/primitives/LevelTicks";
import { color, font, radius } from "../../design/theme/theme";
import { oneLine } from "../../design/theme/type";
import { paths } from "../../navigation/paths";
import type { SideRow_danceClass$key } from "./__generated__/SideRow_danceClass.graphql";

export function SideRow({ danceClass }: { danceClass: SideRow_danceClass$key }) {
  const data = useFragment<SideRow_danceClass$key>(
    graphql`
      fragment SideRow_danceClass on DanceClass {
        classId
        songName
        songArtist
        level
        length
        thumbnailUrl(width: 320)
      }
    `,
    danceClass,
  );
  return (
    <Row to={paths.danceClass(data.classId)}>
      <Still>
        <FadeImage src={data.thumbnailUrl} />
      </Still>
      <div>
        <b title={data.songName}>{data.songName}</b>
        <p>{data.songArtist}</p>
        <Facts>
          <LevelTicks level={data.level} />
          {levelName(data.level)} <span>·</span> {data.length}
        </Facts>
      </div>
    </Row>
  );
}

const Row = styled(Link)`
  display: grid;
  grid-template-columns: 132px minmax(0, 1fr);
  gap: 14px;
  align-items: center;
  b {
    ${oneLine}
    display: block;
    font: 680 16px/1.3 ${font.text};
  }
  p {
    ${oneLine}
    color: ${color.muted};
    font-size: 14px;
  }
  &:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

const Still = styled.div`
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: ${radius.m};
  background: ${color.surface};
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  margin-top: 3px;
  color: ${color.muted};
  font-size: 14px;
  font-variant-numeric: tabular-nums;
`;
