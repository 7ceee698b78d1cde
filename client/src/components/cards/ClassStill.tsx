import { Suspense } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { FadeImage } from "../../design/primitives/FadeImage";
import { Progress8 } from "../../design/primitives/Progress8";
import { art, font, motion, radius } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { usePrefersReducedMotion } from "../../design/theme/useMedia";
import { lazyComponent } from "../../navigation/lazyComponent";
import type { ClassStill_danceClass$key } from "./__generated__/ClassStill_danceClass.graphql";
import { watchedShare } from "./watchedShare";

const ClassPreview = lazyComponent(
  async () => (await import("../preview/ClassPreview")).ClassPreview,
  true,
);

interface ClassStillProps {
  readonly danceClass: ClassStill_danceClass$key;
  readonly isHovered: boolean;
}

export function ClassStill({ danceClass, isHovered }: ClassStillProps) {
  const data = useFragment<ClassStill_danceClass$key>(
    graphql`
      fragment ClassStill_danceClass on DanceClass
      @argumentDefinitions(isMember: { type: "Boolean!", defaultValue: true }) {
        thumbnailUrl(width: 640)
        smallUrl: thumbnailUrl(width: 320)
        style {
          pageColor1
        }
        length
        lengthSeconds
        isNew
        progress @include(if: $isMember) {
          lastViewedSeconds
        }
        ...ClassPreview_danceClass
      }
    `,
    danceClass,
  );
  const share = watchedShare(data.progress?.lastViewedSeconds ?? 0, data.lengthSeconds);
  const hasProgress = share > 0;
  const prefersReducedMotion = usePrefersReducedMotion();
  return (
    <Frame className="still" style={{ backgroundColor: data.style.pageColor1 }}>
      <FadeImage
        src={data.thumbnailUrl}
        srcSet={`${data.smallUrl} 320w, ${data.thumbnailUrl} 640w`}
      />
      {(isHovered || prefersReducedMotion) && (
        <Suspense fallback={null}>
          <ClassPreview
            danceClass={data}
            prefersReducedMotion={prefersReducedMotion}
            isRaised={hasProgress}
          />
        </Suspense>
      )}
      {hasProgress && <Shade />}
      {data.isNew && <NewBadge>NEW</NewBadge>}
      <Length $isRaised={hasProgress}>{data.length}</Length>
      {hasProgress && (
        <Bar>
          <Progress8 value={share} label={`${Math.round(share * 100)} percent watched`} />
        </Bar>
      )}
    </Frame>
  );
}

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  border-radius: ${radius.m};
  overflow: hidden;
  transition: box-shadow ${motion.quarter} ${motion.hit};
  img {
    transition:
      opacity ${motion.fade} linear,
      scale ${motion.beat} ${motion.hit};
  }
`;

const Shade = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 56px;
  background: linear-gradient(transparent, ${art.shade});
`;

const NewBadge = styled.span`
  position: absolute;
  left: 10px;
  top: 10px;
  display: inline-flex;
  align-items: center;
  height: 22px;
  padding: 0 8px;
  border-radius: 5px;
  background: ${art.white};
  color: ${art.ink};
  font: 800 11px/1 ${font.display};
  font-stretch: 115%;
  letter-spacing: 0.05em;
  @container (max-width: 200px) {
    left: 6px;
    top: 6px;
    height: 19px;
    padding: 0 6px;
    font-size: 10px;
    font-stretch: 115%;
  }
`;

const Length = styled.span<{ $isRaised: boolean }>`
  position: absolute;
  right: 8px;
  bottom: ${(props) => (props.$isRaised ? 20 : 8)}px;
  padding: 5px 7px;
  border-radius: ${radius.s};
  background: ${art.plate};
  color: ${art.white};
  ${text.count}
  font-size: 12px;
  @container (max-width: 200px) {
    right: 5px;
    padding: 4px 5px;
    font-size: 11px;
  }
`;

const Bar = styled.div`
  position: absolute;
  inset: auto 8px 8px;
`;
