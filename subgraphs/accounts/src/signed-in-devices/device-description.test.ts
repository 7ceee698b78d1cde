import { describeDevice } from "./device-description";
import { deviceName, placeName } from "./device-name.rules";

const CHROME_MAC =
  "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";
const SAFARI_IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const SAFARI_IPAD =
  "Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1 Mobile/15E148 Safari/604.1";
const SAMSUNG =
  "Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/25.0 Chrome/121.0.0.0 Mobile Safari/537.36";
const FIREFOX_UBUNTU =
  "Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const EDGE =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36 Edg/130.0";
const CHROMEBOOK =
  "Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36";
const TV =
  "Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/6.0 TV Safari/537.36";

it.each([
  ["Chrome on macOS", "COMPUTER", CHROME_MAC],
  ["Safari on iOS", "PHONE", SAFARI_IPHONE],
  ["Safari on iOS", "TABLET", SAFARI_IPAD],
  ["Samsung Internet on Android", "PHONE", SAMSUNG],
  ["Firefox on Linux", "COMPUTER", FIREFOX_UBUNTU],
  ["Edge on Windows", "COMPUTER", EDGE],
  ["Chrome on ChromeOS", "COMPUTER", CHROMEBOOK],
  ["Safari on Tizen", "TV", TV],
  ["Firefox", "OTHER", "Firefox/150.0"],
  ["Browser on Windows", "COMPUTER", "Dancer/1.0 (Windows NT 10.0)"],
  ["Unknown device", "OTHER", ""],
])("an agent becomes %s, %s", (name, deviceKind, userAgent) => {
  const description = describeDevice(userAgent);
  expect([deviceName(description), description.deviceKind]).toEqual([name, deviceKind]);
});

it("nothing a client writes into its agent is kept, only names of the table", () => {
  const typed = "Call +1 555 0100 now/1.0 <b>Chrome</b>/9 (Visit evil.example; Linux) Iron/1.0";
  const { browser, system } = describeDevice(typed.repeat(50));
  expect(["", "Chrome"]).toContain(browser);
  expect(["", "Linux"]).toContain(system);
});

it("a country has its English name", () => {
  expect([placeName("IN"), placeName(null)]).toEqual(["India", null]);
});
