import styled from "styled-components";
import { color, radius } from "../../design/theme/theme";

const HEIGHT = "300px";

/** Dark surround of the bank's page, which arrives in the provider's white frame. */
export const ChallengeFrame = styled.div`
  padding: 12px;
  border-radius: ${radius.l};
  background: ${color.bg};
  > div,
  iframe {
    display: block;
    width: 100%;
    height: ${HEIGHT};
    border: 0;
  }
  iframe {
    border-radius: ${radius.m};
  }
`;
