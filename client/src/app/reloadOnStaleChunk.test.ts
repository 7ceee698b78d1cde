import { reloadOnStaleChunk } from "./reloadOnStaleChunk";

const KEY = "eightcount.reloaded-at";
const settle = () => new Promise((resolve) => setTimeout(resolve, 20));
const fail = () => window.dispatchEvent(new Event("vite:preloadError"));

describe("a page whose code cannot be fetched", () => {
  it("is reloaded once after a release, and never while offline", async () => {
    const reload = jest.fn();
    const fetchNothing = jest.fn(() => Promise.reject(new TypeError("Failed to fetch")));
    const fetchAll = jest.fn(() => Promise.resolve({ ok: true }));
    sessionStorage.clear();
    Object.assign(window, { fetch: fetchNothing });
    reloadOnStaleChunk(reload);
    fail();
    await settle();
    expect(sessionStorage.getItem(KEY)).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    Object.assign(window, { fetch: fetchAll });
    fail();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
    fail();
    await settle();
    expect(reload).toHaveBeenCalledTimes(1);
  });
});
