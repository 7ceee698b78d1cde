import type { ViewingStatus } from "@eightcount/rules/watching/viewing-status";
import { graphql, useFragment } from "react-relay/hooks";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { Button } from "../../design/primitives/Button";
import { FadeImage } from "../../design/primitives/FadeImage";
import { below } from "../../design/theme/breakpoints";
import { art, radius } from "../../design/theme/theme";
import { oneLine, text } from "../../design/theme/type";
import { paths } from "../../navigation/paths";
import type { PlayerEngine } from "../engine/playerEngine";
import type { EndOfClassOverlay_danceClass$key } from "./__generated__/EndOfClassOverlay_danceClass.graphql";
import { useEndOfClass } from "./useEndOfClass";

interface EndOfClassOverlayProps {
  readonly engine: PlayerEngine;
  readonly danceClass: EndOfClassOverlay_danceClass$key;
}

const MAX_SUGGESTIONS = 3;

export function EndOfClassOverlay({ engine, danceClass }: EndOfClassOverlayProps) {
  const data = useFragment<EndOfClassOverlay_danceClass$key>(
    graphql`
      fragment EndOfClassOverlay_danceClass on DanceClass {
        progress {
          status
        }
        moreFromInstructor(first: 5) {
          id
          classId
          songName
          songArtist
          thumbnailUrl(width: 320)
        }
      }
    `,
    danceClass,
  );
  const status = (data.progress?.status ?? "NOT_INITIATED") as ViewingStatus;
  const shown = useEndOfClass(engine, status);
  if (shown === "none") return null;
  if (shown === "prompt") return <Prompt role="status">Class done. Catch your breath!</Prompt>;
  const next = data.moreFromInstructor.slice(0, MAX_SUGGESTIONS);
  return (
    <Next aria-label="Dance next">
      <h2>{next.length > 0 ? "Dance next" : "Class done"}</h2>
      <ul>
        {next.map((one) => (
          <li key={one.id}>
            <Link to={paths.danceClass(one.classId)}>
              <i>
                <FadeImage src={one.thumbnailUrl} />
              </i>
              <b title={one.songName}>{one.songName}</b>
              <span>{one.songArtist}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Button kind="inverse" onClick={() => engine.play()}>
        Dance it again
      </Button>
    </Next>
  );
}

const Prompt = styled.p`
  ${text.title3}
  position: absolute;
  bottom: 118px;
  right: 20px;
  margin: 0;
  padding: 12px 18px;
  border-radius: ${radius.l};
  background: ${art.plate};
  color: ${art.white};
`;

const Next = styled.section`
  position: absolute;
  inset: 0 0 92px;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 20px;
  padding: 20px;
  background: ${art.plate};
  color: ${art.white};
  h2 {
    ${text.title2}
  }
  ul {
    display: flex;
    gap: 16px;
    max-width: 100%;
  }
  li {
    width: 200px;
    min-width: 0;
  }
  i {
    display: block;
    aspect-ratio: 16 / 9;
    overflow: hidden;
    border-radius: ${radius.m};
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  b {
    ${oneLine}
    display: block;
    margin-top: 8px;
    font-weight: 660;
  }
  li span {
    ${oneLine}
    display: block;
    color: ${art.lead};
    font-size: 14px;
  }
  button {
    flex: none;
  }
  a:hover b {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  [data-full] & {
    inset: 64px 0 112px;
  }
  @media (max-height: 500px) {
    gap: 8px;
    padding: 0 12px;
    li {
      width: 120px;
    }
    li span {
      display: none;
    }
  }
  ${below.shell} {
    bottom: 112px;
    gap: 8px;
    padding: 6px 12px;
    button {
      height: 36px;
    }
    ul {
      gap: 8px;
    }
    b {
      font-size: 14px;
    }
    li span {
      display: none;
    }
  }
`;
