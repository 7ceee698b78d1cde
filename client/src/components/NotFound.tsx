import styled from "styled-components";
import { ButtonLink } from "../design/primitives/Button";
import { Stretch } from "../design/primitives/Stretch";
import { color, font } from "../design/theme/theme";
import { paths } from "../navigation/paths";

export function NotFound() {
  return (
    <Box>
      <title>Not found – Eightcount</title>
      <LostCount aria-hidden="true">
        <Stretch>5678</Stretch>
      </LostCount>
      <h1>The page you are looking for does not exist.</h1>
      <ButtonLink kind="secondary" to={paths.home}>
        Go back home
      </ButtonLink>
    </Box>
  );
}

const LostCount = styled.p`
  font: 840 clamp(72px, 9vw, 128px) / 0.8 ${font.display};
  color: ${color.text};
  span span:last-child {
    opacity: 0.16;
  }
`;

const Box = styled.div`
  display: grid;
  justify-items: start;
  align-content: center;
  gap: 24px;
  min-height: 60vh;
  h1 {
    max-width: 22ch;
    font: 780 clamp(26px, 3.4vw, 44px) / 1.08 ${font.display};
    font-stretch: 108%;
    letter-spacing: -0.018em;
    color: ${color.text};
    text-wrap: balance;
  }
`;
