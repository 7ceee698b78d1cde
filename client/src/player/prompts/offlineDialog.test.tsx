import { act, screen, waitFor } from "@testing-library/react";
import { Link } from "react-router-dom";
import { renderStage } from "../testing/renderStage";
import { OfflineDialog } from "./OfflineDialog";

/** Switches the network off for the browser and its requests. */
function cuttable() {
  let isOn = true;
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOn });
  Object.assign(window, {
    fetch: () =>
      isOn ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError("Failed to fetch")),
  });
  return {
    cut: () => {
      isOn = false;
      window.dispatchEvent(new Event("offline"));
    },
    restore: () => {
      isOn = true;
      window.dispatchEvent(new Event("online"));
    },
  };
}

/** Holds responses until a test releases them, in request order. */
function held() {
  const responses: (() => void)[] = [];
  Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
  Object.assign(window, {
    fetch: () => new Promise((resolve) => responses.push(() => resolve({ ok: true }))),
  });
  return { responses, respond: (place: number) => act(async () => responses[place]?.()) };
}

const open = () =>
  renderStage({
    over: (engine) => (
      <>
        <OfflineDialog engine={engine} />
        <Link to="/playlist">Playlists</Link>
        <Link to="/styles">Styles</Link>
      </>
    ),
  });

const notice = () => screen.queryByRole("dialog", { name: "You're offline" });
const press = (name: string) => screen.getByRole("button", { name });

describe("a link clicked while offline", () => {
  it("keeps the class open and is followed on reconnect", async () => {
    const network = cuttable();
    const { user, router, engine, leave } = await open();
    act(network.cut);
    await user.click(screen.getByRole("link", { name: "Playlists" }));
    expect(notice()).toHaveTextContent("We'll take you there as soon as you're back online.");
    expect(router.state.location.pathname).toBe("/class/1");
    expect(engine.store.get().isPlaying).toBe(true);
    await user.click(press("Try again"));
    expect(notice()).toBeVisible();
    act(network.restore);
    await waitFor(() => expect(router.state.location.pathname).toBe("/playlist"));
    leave();
  });

  it("is not followed by a late check once another link was clicked", async () => {
    const network = held();
    const { user, router, leave } = await open();
    await user.click(screen.getByRole("link", { name: "Playlists" }));
    const tried = network.responses.length;
    await user.click(press("Try again"));
    await user.click(press("Stay in class"));
    await user.click(screen.getByRole("link", { name: "Styles" }));
    await network.respond(tried);
    await act(async () => new Promise((done) => setTimeout(done, 20)));
    expect(router.state.location.pathname).toBe("/class/1");
    leave();
  });

  it("is followed once if two checks succeed", async () => {
    const network = held();
    const thrown = jest.fn();
    process.on("unhandledRejection", thrown);
    const { user, router, leave } = await open();
    await user.click(screen.getByRole("link", { name: "Playlists" }));
    const tried = network.responses.length;
    await user.click(press("Try again"));
    await network.respond(tried - 1);
    await waitFor(() => expect(router.state.location.pathname).toBe("/playlist"));
    await network.respond(tried);
    await act(async () => new Promise((done) => setTimeout(done, 50)));
    process.off("unhandledRejection", thrown);
    expect(thrown).not.toHaveBeenCalled();
    leave();
  });

  it("exits fullscreen, which would hide the dialog", async () => {
    const network = cuttable();
    const { user, leave } = await open();
    const exitFullscreen = jest.fn(async () => undefined);
    Object.defineProperties(document, {
      fullscreenElement: { configurable: true, value: document.body },
      exitFullscreen: { configurable: true, value: exitFullscreen },
    });
    act(network.cut);
    await user.click(screen.getByRole("link", { name: "Playlists" }));
    expect(exitFullscreen).toHaveBeenCalledTimes(1);
    Object.defineProperty(document, "fullscreenElement", { configurable: true, value: null });
    network.restore();
    leave();
  });

  it("is dropped if the member stays in class, even after a reconnect", async () => {
    const network = cuttable();
    const { user, router, leave } = await open();
    act(network.cut);
    await user.click(screen.getByRole("link", { name: "Playlists" }));
    await user.click(press("Stay in class"));
    expect(notice()).toBeNull();
    await act(async () => network.restore());
    expect(router.state.location.pathname).toBe("/class/1");
    leave();
  });

  it("is followed immediately while online", async () => {
    cuttable();
    const { user, router, leave } = await open();
    await user.click(screen.getByRole("link", { name: "Playlists" }));
    expect(router.state.location.pathname).toBe("/playlist");
    leave();
  });
});
