import { type ReactNode, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { Link, useNavigate } from "react-router-dom";
import styled from "styled-components";
import { LevelTicks } from "../../design/primitives/LevelTicks";
import { hoverable } from "../../design/theme/breakpoints";
import { color, font } from "../../design/theme/theme";
import { oneLine } from "../../design/theme/type";
import { paths } from "../../navigation/paths";
import { canWatch } from "../../session/authState";
import { useAuth } from "../../session/SessionProvider";
import { useMembershipGate } from "../membership/MembershipGate";
import { SaveStar } from "../saving/SaveStar";
import type { ClassCard_danceClass$key } from "./__generated__/ClassCard_danceClass.graphql";
import { ClassStill } from "./ClassStill";

interface ClassCardProps {
  readonly danceClass: ClassCard_danceClass$key;
}

const LEVELS = {
  BEGINNER: "Beginner",
  INTERMEDIATE: "Intermediate",
  ADVANCED: "Advanced",
} as const;

export function ClassCard({ danceClass }: ClassCardProps) {
  const data = useFragment<ClassCard_danceClass$key>(
    graphql`
      fragment ClassCard_danceClass on DanceClass
      @argumentDefinitions(isMember: { type: "Boolean!", defaultValue: true }) {
        classId
        songName
        songArtist
        level
        levelName
        isArchived
        style {
          name
        }
        instructor {
          name
        }
        ...ClassStill_danceClass @arguments(isMember: $isMember)
        ...SaveStar_danceClass @arguments(isMember: $isMember)
      }
    `,
    danceClass,
  );
  const [isHovered, setIsHovered] = useState(false);
  const level = LEVELS[data.levelName as keyof typeof LEVELS] ?? "N/A";
  return (
    <Card
      onPointerEnter={({ pointerType }) => setIsHovered(pointerType === "mouse")}
      onPointerLeave={() => setIsHovered(false)}
    >
      <ClassStill danceClass={data} isHovered={isHovered} />
      <Corner>
        <SaveStar danceClass={data} />
      </Corner>
      <Details>
        <h3 title={data.songName}>
          <ClassLink classId={data.classId}>{data.songName}</ClassLink>
        </h3>
        <p title={data.songArtist}>{data.songArtist}</p>
        <Facts>
          <LevelTicks level={data.level} />
          <span>{level}</span>
          <span className="dot first">·</span>
          <span>{data.style.name}</span>
          {data.instructor != null && (
            <>
              <span className="dot">·</span>
              <span className="cut">{data.instructor.name}</span>
            </>
          )}
          {data.isArchived && <span className="archived">Archived</span>}
        </Facts>
      </Details>
    </Card>
  );
}

/** Covers the whole card. Viewers without access get the membership prompt. */
function ClassLink({ classId, children }: { classId: string; children: ReactNode }) {
  const auth = useAuth();
  const gate = useMembershipGate();
  const navigate = useNavigate();
  const to = paths.danceClass(classId);
  return canWatch(auth) ? (
    <CardLink to={to}>{children}</CardLink>
  ) : (
    <CardButton type="button" onClick={() => gate.whenEntitled(() => void navigate(to))}>
      {children}
    </CardButton>
  );
}

const Card = styled.article`
  container-type: inline-size;
  position: relative;
  min-width: 0;
  ${hoverable} {
    &:hover .still {
      box-shadow: 0 0 0 2px ${color.text};
    }
    &:hover .still img {
      scale: 1.04;
    }
  }
  &:has(h3 :focus-visible) .still {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
    box-shadow: 0 0 0 7px color-mix(in srgb, ${color.action} 60%, transparent);
  }
`;

const Corner = styled.div`
  position: absolute;
  top: 4px;
  right: 4px;
  z-index: 1;
  @container (max-width: 200px) {
    top: -3px;
    right: -3px;
  }
`;

const Details = styled.div`
  min-width: 0;
  padding: 12px 2px 0;
  h3 {
    font: 690 16px/1.3 ${font.text};
    ${oneLine}
  }
  > p {
    color: ${color.muted};
    font-size: 14px;
    line-height: 1.4;
    ${oneLine}
  }
`;

const wholeCard = `
  outline: none !important;
  box-shadow: none !important;
  &::after { content: ""; position: absolute; inset: 0; }
`;

const CardLink = styled(Link)`
  ${wholeCard}
`;

const CardButton = styled.button`
  max-width: 100%;
  ${oneLine}
  ${wholeCard}
`;

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  margin-top: 7px;
  color: ${color.muted};
  font-size: 13px;
  line-height: 1.3;
  font-weight: 500;
  span {
    white-space: nowrap;
  }
  .dot {
    color: ${color.faint};
  }
  .cut {
    min-width: 0;
    ${oneLine}
  }
  .archived {
    margin-left: auto;
    padding: 2px 7px;
    border-radius: 5px;
    background: color-mix(in srgb, ${color.text} 12%, transparent);
    font-size: 11px;
  }
  @container (min-width: 200px) and (max-width: 340px) {
    font-size: 12.75px;
    gap: 3px;
  }
  @container (max-width: 299px) {
    flex-wrap: wrap;
    row-gap: 3px;
    .dot.first {
      flex-basis: 100%;
      height: 0;
      overflow: hidden;
    }
    .cut {
      flex: 1;
    }
  }
  @container (max-width: 200px) {
    font-size: 12.5px;
  }
`;
