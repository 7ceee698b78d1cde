export const UNKNOWN_AGENT = "unknown";

// The first match wins. Most browsers also claim to be Mozilla, Chrome, and Safari.
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bHeadlessChrome\/|\bChrome\/|\bCriOS\/|\bChromium\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const DEVICES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:SMART-TV|SmartTV|AppleTV|GoogleTV|Android TV|BRAVIA|Web0S|Tizen .*TV|CrKey)/i, "TV"],
  [/\biPad\b|\bTablet\b|\bAndroid\b(?!.*\bMobile\b)/, "Tablet"],
  [/\biPhone\b|\biPod\b|\bMobile\b/, "Phone"],
  [/\bWindows NT\b|\bMacintosh\b|\bX11\b|\bCrOS\b/, "Desktop"],
];

const nameIn = (table: typeof BROWSERS, userAgent: string): string =>
  table.find(([pattern]) => pattern.test(userAgent))?.[1] ?? UNKNOWN_AGENT;

export const browserOf = (userAgent: string): string => nameIn(BROWSERS, userAgent);

export const deviceOf = (userAgent: string): string => nameIn(DEVICES, userAgent);
