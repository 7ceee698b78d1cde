import { loadWhenReachable, networkWait } from "./reachability";

let isOn = true;
beforeEach(() => {
  isOn = true;
  Object.assign(window, {
    fetch: () => (isOn ? Promise.resolve({}) : Promise.reject(new TypeError("Failed to fetch"))),
  });
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe("code that is fetched when first needed", () => {
  it("waits for the network and reports the wait", async () => {
    const load = () => (isOn ? Promise.resolve("code") : Promise.reject(new TypeError("chunk")));
    isOn = false;
    const code = loadWhenReachable(load);
    await settle();
    expect(networkWait.isWaiting()).toBe(true);
    isOn = true;
    window.dispatchEvent(new Event("online"));
    expect(await code).toBe("code");
    expect(networkWait.isWaiting()).toBe(false);
  });

  it("waits without a notice if it is optional", async () => {
    const load = () => (isOn ? Promise.resolve("code") : Promise.reject(new TypeError("chunk")));
    isOn = false;
    const code = loadWhenReachable(load, true);
    await settle();
    expect(networkWait.isWaiting()).toBe(false);
    isOn = true;
    window.dispatchEvent(new Event("online"));
    expect(await code).toBe("code");
  });

  it("is not imported offline: some browsers cache a failed import until the page is reloaded", async () => {
    const load = jest.fn(() => Promise.resolve("code"));
    const online = jest.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    isOn = false;
    const code = loadWhenReachable(load);
    await settle();
    expect(load).not.toHaveBeenCalled();
    isOn = true;
    online.mockReturnValue(true);
    window.dispatchEvent(new Event("online"));
    expect(await code).toBe("code");
    expect(networkWait.isWaiting()).toBe(false);
    online.mockRestore();
  });

  it("fails immediately if the server is reachable but the code is missing", async () => {
    await expect(loadWhenReachable(() => Promise.reject(new Error("gone")))).rejects.toThrow(
      "gone",
    );
    expect(networkWait.isWaiting()).toBe(false);
  });
});
