import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { aClass } from "../../testing/graph/world/catalogue";
import { renderRoute } from "../../testing/renderRoute";
import { onReport } from "../../tracking/reports";

const world = {
  classes: ["one", "two"].map((name) =>
    aClass({
      key: name,
      songName: `Song ${name}`,
      trailerPath: `${name}.mp4`,
      isPlayable: true,
      totalViews: name === "one" ? 2 : 1,
    }),
  ),
};

async function renderCards() {
  const page = await renderRoute("/public/catalog", { as: "visitor", world });
  const [one, two] = (await screen.findAllByRole("article")) as [HTMLElement, HTMLElement];
  // The preview's code comes with the first pointer that rests on a card.
  await import("./ClassPreview");
  const listener = jest.fn();
  onReport(listener, false);
  return { ...page, listener, one, two };
}

const enter = (card: HTMLElement, pointerType = "mouse") =>
  act(async () => void fireEvent.pointerEnter(card, { pointerType }));
const leave = (card: HTMLElement) => act(async () => void fireEvent.pointerLeave(card));
const trailers = () => screen.queryAllByTestId("preview") as HTMLVideoElement[];
const advance = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

const originalMatchMedia = window.matchMedia;
beforeEach(() => jest.useFakeTimers({ doNotFake: ["queueMicrotask"] }));
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = originalMatchMedia;
});

describe("a card's preview", () => {
  it("CAT-CARD-04 plays the muted trailer when a mouse rests on the card, not when it crosses it", async () => {
    const { one } = await renderCards();
    await enter(one);
    await advance(149);
    expect(trailers()).toHaveLength(0);
    await advance(1);
    const [trailer] = trailers();
    expect(trailer).toHaveAttribute("src", "/media/one.mp4");
    expect(trailer?.muted).toBe(true);
    await leave(one);
    expect(trailers()).toHaveLength(0);
  });

  it("reports the class and the seconds played, without the loading time", async () => {
    const { one, listener } = await renderCards();
    await enter(one);
    await advance(2_150);
    fireEvent.playing(trailers()[0] as HTMLVideoElement);
    await advance(4_000);
    expect(listener).not.toHaveBeenCalled();
    await leave(one);
    expect(listener.mock.calls).toEqual([[{ kind: "preview", classId: "one", seconds: 4 }]]);
  });

  it("reports nothing for a trailer that never played", async () => {
    const { one, listener } = await renderCards();
    await enter(one);
    await advance(500);
    fireEvent.error(trailers()[0] as HTMLVideoElement);
    expect(trailers()).toHaveLength(0);
    await leave(one);
    expect(listener).not.toHaveBeenCalled();
  });

  it("does not start on touch", async () => {
    const { one } = await renderCards();
    await enter(one, "touch");
    await advance(1_000);
    expect(trailers()).toHaveLength(0);
  });

  it("with reduced motion, plays only on request, one trailer at a time", async () => {
    window.matchMedia = (query) => ({
      ...originalMatchMedia(query),
      matches: query.includes("reduced-motion"),
    });
    const { one, listener } = await renderCards();
    await enter(one);
    await advance(1_000);
    expect(trailers()).toHaveLength(0);
    fireEvent.click(await screen.findByRole("button", { name: "Preview Song one" }));
    fireEvent.playing(trailers()[0] as HTMLVideoElement);
    await advance(2_000);
    fireEvent.click(screen.getByRole("button", { name: "Preview Song two" }));
    await waitFor(() =>
      expect(trailers().map((trailer) => trailer.getAttribute("src"))).toEqual(["/media/two.mp4"]),
    );
    expect(listener.mock.calls).toEqual([[{ kind: "preview", classId: "one", seconds: 2 }]]);
  });
});
