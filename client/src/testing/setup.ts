import "@testing-library/jest-dom";
import { TextDecoder, TextEncoder } from "node:util";
import { deserialize, serialize } from "node:v8";

/** jsdom has none of these; tests that care replace them with their own. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

const silentMedia = (media: string) => ({
  matches: false,
  media,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});

Object.assign(globalThis, {
  TextEncoder,
  TextDecoder,
  structuredClone: <T>(value: T): T => deserialize(serialize(value)) as T,
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  matchMedia: silentMedia,
  scrollTo: () => undefined,
});

// jsdom draws no film; a test that watches playback replaces these.
Object.assign(HTMLMediaElement.prototype, {
  play: () => Promise.resolve(),
  pause: () => undefined,
  load: () => undefined,
});
