import { act, screen, waitFor } from "@testing-library/react";
import { Link } from "react-router-dom";
import { OfflineHold } from "./OfflineHold";
import { renderStage } from "./testing/renderStage";

/** A network that can be cut, as the browser and its requests see it. */
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
    mend: () => {
      isOn = true;
      window.dispatchEvent(new Event("online"));
    },
  };
}

const open = () =>
  renderStage({
    over: (engine) => (
      <>
        <OfflineHold engine={engine} />
        <Link to="/playlist">Playlists</Link>
      </>
    ),
  });

const notice = () => screen.queryByRole("dialog", { name: "You're offline" });
const press = (name: string) => screen.getByRole("button", { name });

describe("a link pressed while there is no network", () => {
  it("keeps the class and its film, and leads there as soon as the network is back", async () => {
    const network = cuttable();
    const { user, router, engine, leave } = await open();
    act(network.cut);
    await user.click(screen.getByRole("link", { name: "Playlists" }));
    expect(notice()).toHaveTextContent("We'll take you there as soon as you're back online.");
    expect(router.state.location.pathname).toBe("/class/1");
    expect(engine.store.get().isPlaying).toBe(true);
    await user.click(press("Try again"));
    expect(notice()).toBeVisible();
    act(network.mend);
    await waitFor(() => expect(router.state.location.pathname).toBe("/playlist"));
    leave();
  });

  it("takes a film off the whole screen, where no dialog is seen", async () => {
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
    network.mend();
    leave();
  });

  it("is forgotten by who stays in class, also when the network comes back", async () => {
    const network = cuttable();
    const { user, router, leave } = await open();
    act(network.cut);
    await user.click(screen.getByRole("link", { name: "Playlists" }));
    await user.click(press("Stay in class"));
    expect(notice()).toBeNull();
    await act(async () => network.mend());
    expect(router.state.location.pathname).toBe("/class/1");
    leave();
  });

  it("is followed at once where the network is fine", async () => {
    cuttable();
    const { user, router, leave } = await open();
    await user.click(screen.getByRole("link", { name: "Playlists" }));
    expect(router.state.location.pathname).toBe("/playlist");
    leave();
  });
});
