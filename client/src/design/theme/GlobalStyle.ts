import { createGlobalStyle } from "styled-components";
import { bottomClearance, noticeHeight } from "../layout/availableWindow";
import { reducedMotion } from "./breakpoints";
import { color, font } from "./theme";
import { tokens } from "./tokens";

const variables = (group: object, prefix = ""): string =>
  Object.entries(group)
    .map(([name, value]) => `--${prefix}${name}:${String(value)};`)
    .join("");

const shared = [
  variables(tokens.color.magenta, "magenta-"),
  variables(tokens.color.art, "art-"),
  variables(tokens.color.level, "level-"),
  variables(tokens.radius, "r-"),
  variables(tokens.elevation, "e-"),
  variables(tokens.motion, "m-"),
  variables(tokens.z, "z-"),
  variables(tokens.layout, "l-"),
  `--font-display:${tokens.font.display};--font-text:${tokens.font.text};`,
].join("");

/** Mount once, at the root. Fixed elements must avoid a landscape notch themselves. */
export const GlobalStyle = createGlobalStyle`
  :root { --notice-height: 0px; ${shared} }
  [data-theme="stage"] { color-scheme: dark; ${variables(tokens.color.stage)} }
  [data-theme="house"] { color-scheme: light; ${variables(tokens.color.house)} }

  *, *::before, *::after { box-sizing: border-box; margin: 0; }
  html {
    -webkit-text-size-adjust: 100%;
    scroll-padding-bottom: calc(${bottomClearance} + 24px);
  }
  body {
    padding-bottom: ${noticeHeight};
    background: ${color.bg};
    color: ${color.text};
    font: ${tokens.type.body.weight} ${tokens.type.body.size}/${tokens.type.body.line} ${font.text};
    -webkit-font-smoothing: antialiased;
    font-optical-sizing: auto;
    overflow-x: clip;
    padding-inline: env(safe-area-inset-left) env(safe-area-inset-right);
  }
  [data-theme] { color: ${color.text}; }
  button, input, select, textarea { font: inherit; color: inherit; letter-spacing: inherit; }
  button { background: none; border: 0; padding: 0; cursor: pointer; text-align: inherit; }
  a { color: inherit; text-decoration: none; }
  ul, ol { list-style: none; padding: 0; }
  dd { margin: 0; }
  fieldset { border: 0; padding: 0; min-width: 0; }
  img, video { display: block; max-width: 100%; }
  svg.lucide {
    width: var(--icon, 20px);
    height: var(--icon, 20px);
    stroke-width: var(--icon-stroke, 1.75);
    flex: none;
    display: block;
  }
  :focus-visible {
    outline: ${tokens.focus.width} ${tokens.focus.style} ${color.focus};
    outline-offset: ${tokens.focus.offset};
    box-shadow: ${tokens.focus.halo} color-mix(in srgb, ${color.action} 60%, transparent);
  }
  [tabindex="-1"]:focus-visible { outline: none; box-shadow: none; }

  ${reducedMotion} {
    *, *::before, *::after {
      animation: none !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
`;
