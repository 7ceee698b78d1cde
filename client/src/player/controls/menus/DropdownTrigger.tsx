import styled from "styled-components";
import { above, below } from "../../../design/theme/breakpoints";
import { art, font, radius } from "../../../design/theme/theme";

/** Shows its label on phones only. */
export const DropdownTrigger = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  width: 44px;
  height: 44px;
  border-radius: ${radius.m};
  color: ${art.white};
  font: 620 14px/1 ${font.text};
  &:hover,
  &[aria-expanded="true"] {
    background: ${art.veil};
  }
  span {
    display: none;
  }
  ${below.shell} {
    width: 100%;
    min-width: 40px;
    span {
      display: inline;
    }
  }
  [data-full] & {
    width: 44px;
    min-width: 40px;
    span {
      display: none;
    }
  }
`;

export const DropUp = styled.div`
  ${above.shell} {
    > div > div {
      top: auto;
      bottom: calc(100% + 8px);
      max-height: min(460px, calc(56.25vw - 180px));
    }
    /* A full picture is as tall as the window at any width. */
    [data-full] & > div > div {
      max-height: min(460px, calc(100dvh - 96px));
    }
  }
`;
