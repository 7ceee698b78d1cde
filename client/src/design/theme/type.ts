import { css } from "styled-components";
import { font } from "./theme";
import { tokens } from "./tokens";

const { type } = tokens;

interface DisplayStep {
  readonly size: string;
  readonly line: number;
  readonly weight: number;
  readonly track: string;
}

// The `font` shorthand resets the width axis, so `font-stretch` must follow it.
const display = (step: DisplayStep, width: number) => css`
  font: ${step.weight} ${step.size} / ${step.line} ${font.display};
  font-stretch: ${width}%;
  letter-spacing: ${step.track};
`;

export const text = {
  /** Banner titles, always uppercase and drawn with `Stretch`. */
  displayXl: css`
    ${display(type.displayXl, 100)}
    word-spacing: 0.1em;
    text-transform: uppercase;
    white-space: nowrap;
  `,
  /** Funnel headings and search terms. */
  displayL: css`
    ${display(type.displayL, type.displayL.width)}
    word-spacing: 0.1em;
    text-wrap: balance;
  `,
  title1: css`
    ${display(type.title1, type.title1.width)}
    word-spacing: 0.1em;
    text-wrap: balance;
  `,
  title2: display(type.title2, type.title2.width),
  title3: css`
    font: ${type.title3.weight} ${type.title3.size} / ${type.title3.line} ${font.text};
    letter-spacing: ${type.title3.track};
  `,
  numeral: css`
    ${display(type.numeral, type.numeral.width)}
    font-variant-numeric: tabular-nums;
  `,
  body: css`
    font: ${type.body.weight} ${type.body.size} / ${type.body.line} ${font.text};
  `,
  small: css`
    font: ${type.small.weight} ${type.small.size} / ${type.small.line} ${font.text};
  `,
  caption: css`
    font: ${type.caption.weight} ${type.caption.size} / ${type.caption.line} ${font.text};
  `,
  /** Only for the navigation rail and badges. */
  micro: css`
    font: ${type.micro.weight} ${type.micro.size} / ${type.micro.line} ${font.text};
  `,
  /** Durations and timers. */
  count: css`
    ${display(type.count, type.count.width)}
    font-variant-numeric: tabular-nums;
  `,
} as const;

/** Truncates with an ellipsis. Set the element's title to the full text. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
