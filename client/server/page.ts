import { PUBLIC_CONFIG_ELEMENT_ID, type PublicConfig } from "../src/config/publicConfig.ts";
import { themeFor } from "../src/design/theme/themeFor.ts";

const CONFIG_BLOCK = new RegExp(`(<script[^>]*id="${PUBLIC_CONFIG_ELEMENT_ID}"[^>]*>)[^<]*`);

/** Renders the page for a path: the theme it opens in and its configuration. */
export function createPage(builtHtml: string, config: PublicConfig): (pathname: string) => string {
  // "<" would let a value end the block.
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  const configured = builtHtml.replace(CONFIG_BLOCK, (_block, opening: string) => opening + json);
  return (pathname) =>
    configured.replace('<body data-theme="stage">', `<body data-theme="${themeFor(pathname)}">`);
}
