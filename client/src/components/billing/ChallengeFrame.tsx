import styled from "styled-components";

/** Room for the bank's page, which arrives in the provider's frame. */
export const ChallengeFrame = styled.div`
  min-height: 320px;
  > div,
  iframe {
    width: 100%;
    min-height: 320px;
    border: 0;
  }
`;
