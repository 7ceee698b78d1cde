import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import { forgetAccount } from "../storage/accountCookie";
import { takeFaults } from "./graph/execution/faults";
import "./modalDialogs";

// A busy machine is slow, not wrong: waiting ends as soon as the page is right.
configure({ asyncUtilTimeout: 20_000 });

// A scripted server answers when it answers, as a real one does: every test waits for what it
// asserts. Switched on, React warned only of the session's first check and of queries answered
// between two steps, and a test would have to wait for each of them for no other reason.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// A page swallows most errors; one of the in-memory graph itself must still fail the test.
afterEach(() => {
  const [fault] = takeFaults();
  if (fault) throw fault;
});

// Storage is cleared by the tests that use it; the cookie is set by every sign-in.
afterEach(forgetAccount);

/** jsdom has none of these; tests that care replace them with their own. */
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

class PlainPointerEvent extends MouseEvent {
  readonly pointerType: string;

  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init);
    this.pointerType = init.pointerType ?? "";
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
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  PointerEvent: PlainPointerEvent,
  matchMedia: silentMedia,
  scrollTo: () => undefined,
});

// jsdom draws no film; a test that watches playback replaces these.
Object.assign(HTMLMediaElement.prototype, {
  play: () => Promise.resolve(),
  pause: () => undefined,
  load: () => undefined,
});
