import { Play } from "lucide-react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router-dom";
import styled from "styled-components";
import { Banner, BannerActions } from "../../components/Banner";
import { useMembershipGate } from "../../components/membership/MembershipGate";
import { Modal } from "../../design/feedback/Modal";
import { Button } from "../../design/primitives/Button";
import { paths } from "../../navigation/paths";
import type { StyleBanner_style$key } from "./__generated__/StyleBanner_style.graphql";

export function StyleBanner({ style }: { style: StyleBanner_style$key }) {
  const data = useFragment<StyleBanner_style$key>(
    graphql`
      fragment StyleBanner_style on Style {
        name
        description
        pageColor1
        pageColor2
        pageImageUrl
        rhythm
        trailerUrl
        popularClasses(first: 3) {
          classId
        }
      }
    `,
    style,
  );
  const gate = useMembershipGate();
  const navigate = useNavigate();
  const [isTrailerOpen, setIsTrailerOpen] = useState(false);
  const first = data.popularClasses[0];
  return (
    <>
      <Banner
        name={data.name}
        description={data.description}
        colors={{ dark: data.pageColor1, bright: data.pageColor2 }}
        imageUrl={data.pageImageUrl}
        rhythm={data.rhythm}
      >
        <BannerActions>
          {first !== undefined && (
            <Button
              kind="inverse"
              size="l"
              onClick={() =>
                gate.whenEntitled(() => void navigate(paths.danceClass(first.classId)))
              }
            >
              <FilledPlay /> Start learning
            </Button>
          )}
          {data.trailerUrl != null && (
            <Button kind="onArt" size="l" onClick={() => setIsTrailerOpen(true)}>
              Watch trailer
            </Button>
          )}
        </BannerActions>
      </Banner>
      {isTrailerOpen && data.trailerUrl != null && (
        <Modal title={data.name} flow="Trailer" onClose={() => setIsTrailerOpen(false)}>
          <Film src={data.trailerUrl} controls autoPlay muted playsInline />
        </Modal>
      )}
    </>
  );
}

const FilledPlay = styled(Play)`
  fill: currentColor;
`;

const Film = styled.video`
  width: 100%;
  border-radius: 10px;
`;
