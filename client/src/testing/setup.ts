import "@testing-library/jest-dom";
import { configure } from "@testing-library/react";
import * as React from "react";
import { forgetAccount } from "../storage/accountCookie";
import { takeFaults } from "./graph/execution/faults";
import "./modalDialogs";
import "./quietWaiting";

// Long enough for a busy machine. Waiting ends as soon as the page is as expected.
configure({ asyncUtilTimeout: 20_000 });

// Responses arrive at any time, as from a real server, and every test waits for what it
// asserts. Switched on, React would only warn about the session's first check and about queries
// answered between two steps, and tests would have to wait for each of them just for that.
beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

// React notes a stack trace for each element, in case a warning about it must be printed. Messages
// of warnings stay the same.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } =
  React as unknown as Record<string, object>;
Object.defineProperty(internals, "recentlyCreatedOwnerStacks", {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});

// A page swallows most errors. One in the in-memory graph itself must still fail the test.
afterEach(() => {
  const [fault] = takeFaults();
  if (fault) throw fault;
});

// Tests that use storage clear it. The cookie is set by every sign-in.
afterEach(forgetAccount);

/** jsdom has none of these. Tests that depend on them provide their own. */
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

// jsdom plays no film. Tests that watch playback replace these.
Object.assign(HTMLMediaElement.prototype, {
  play: () => Promise.resolve(),
  pause: () => undefined,
  load: () => undefined,
});
