import styled from "styled-components";
import { color, radius } from "../../design/theme/theme";

/** Dark surround of the bank's page, which arrives in the provider's white frame. */
export const ChallengeFrame = styled.div`
  padding: 12px;
  border-radius: ${radius.l};
  background: ${color.bg};
  min-height: 200px;
  iframe {
    display: block;
    width: 100%;
    border: 0;
    border-radius: ${radius.m};
  }
`;
