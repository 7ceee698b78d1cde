import { UAParser } from "ua-parser-js";
import type { DeviceDescription, DeviceKind } from "./device-name.rules";

/** Names that are stored and mailed. An agent is a client's own text, so others count as unknown. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/^(Mobile )?Chrome\b|^Chromium$/, "Chrome"],
  [/^(Mobile )?Safari$|^WebKit$/, "Safari"],
  [/^(Mobile )?Firefox$/, "Firefox"],
  [/^Edge$/, "Edge"],
  [/^Opera\b/, "Opera"],
  [/^Samsung Internet$/, "Samsung Internet"],
  [/^Brave$/, "Brave"],
  [/^Vivaldi$/, "Vivaldi"],
  [/^DuckDuckGo$/, "DuckDuckGo"],
  [/^Yandex$/, "Yandex"],
  [/^UCBrowser$/, "UC Browser"],
  [/^Silk$/, "Silk"],
];

const SYSTEMS: readonly (readonly [RegExp, string, DeviceKind])[] = [
  [/^Mac OS$/, "macOS", "COMPUTER"],
  [/^Windows$/, "Windows", "COMPUTER"],
  [/^Chromium OS$/, "ChromeOS", "COMPUTER"],
  [/^iOS$/, "iOS", "PHONE"],
  [/^Android\b/, "Android", "PHONE"],
  [/^HarmonyOS$/, "HarmonyOS", "PHONE"],
  [/^Tizen$/, "Tizen", "TV"],
  [/^(webOS|NetTV)$/i, "webOS", "TV"],
  [
    /^(Linux|Ubuntu|Debian|Fedora|Mint|Arch|Manjaro|SUSE|CentOS|RedHat|Gentoo)\b/,
    "Linux",
    "COMPUTER",
  ],
];

const KINDS: Readonly<Record<string, DeviceKind>> = {
  mobile: "PHONE",
  tablet: "TABLET",
  smarttv: "TV",
};

/** Keeps only the families of browser and system, which many people share. */
export function describeDevice(userAgent: string): DeviceDescription {
  const agent = new UAParser(userAgent);
  const { name: browserName = "" } = agent.getBrowser();
  const { name: systemName = "" } = agent.getOS();
  const [, browser = ""] = BROWSERS.find(([known]) => known.test(browserName)) ?? [];
  const [, system = "", usualKind = "OTHER"] =
    SYSTEMS.find(([known]) => known.test(systemName)) ?? [];
  const deviceKind = KINDS[agent.getDevice().type ?? ""] ?? usualKind;
  return { browser, system, deviceKind };
}
