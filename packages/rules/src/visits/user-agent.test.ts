import { browserOf, deviceOf } from "./user-agent";

const SAFARI = "AppleWebKit/605.1.15 (KHTML, like Gecko)";
const CHROME = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0";

describe("user agent parsing", () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Safari/537.36`, "Chrome", "Desktop"],
    [`Mozilla/5.0 (Windows NT 10.0) ${CHROME} Safari/537.36 Edg/153.0`, "Edge", "Desktop"],
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME} Safari/537.36 OPR/120.0`, "Opera", "Desktop"],
    [
      "Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0",
      "Firefox",
      "Desktop",
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${SAFARI} Version/26.1 Safari/605.1.15`,
      "Safari",
      "Desktop",
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) ${SAFARI} Version/26.0 Mobile/15E148 Safari/604.1`,
      "Safari",
      "Phone",
    ],
    [
      `Mozilla/5.0 (iPad; CPU OS 26_0 like Mac OS X) ${SAFARI} CriOS/153.0 Mobile/1`,
      "Chrome",
      "Tablet",
    ],
    [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${CHROME} Mobile Safari/537.36`, "Chrome", "Phone"],
    [`Mozilla/5.0 (Linux; Android 16; SM-X710) ${CHROME} Safari/537.36`, "Chrome", "Tablet"],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S921B) AppleWebKit/537.36 SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      "Samsung Internet",
      "Phone",
    ],
    [`Mozilla/5.0 (Web0S; Linux/SmartTV) ${CHROME} Safari/537.36`, "Chrome", "TV"],
    ["curl/8.5.0", "unknown", "unknown"],
    ["", "unknown", "unknown"],
  ])("%s", (userAgent, browser, device) => {
    expect([browserOf(userAgent), deviceOf(userAgent)]).toEqual([browser, device]);
  });
});
