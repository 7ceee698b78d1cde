import { PUBLIC_CONFIG_ELEMENT_ID, type PublicConfig } from "../src/config/publicConfig.ts";
import { themeFor } from "../src/design/theme/themeFor.ts";

const CONFIG_BLOCK = new RegExp(`(<script[^>]*id="${PUBLIC_CONFIG_ELEMENT_ID}"[^>]*>)[^<]*`);

/** Returns a function that renders the page for a path, with its theme and public config. */
export function createPageRenderer(
  builtHtml: string,
  config: PublicConfig,
): (pathname: string) => string {
  // A "<" in a value could close the script element.
  const json = JSON.stringify(config).replaceAll("<", "\\u003c");
  const configured = builtHtml.replace(CONFIG_BLOCK, (_block, opening: string) => opening + json);
  return (pathname) =>
    configured.replace('<body data-theme="stage">', `<body data-theme="${themeFor(pathname)}">`);
}
