import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { aClass } from "../../testing/graph/world/catalogue";
import { renderRoute } from "../../testing/renderRoute";
import { hearReports } from "../../tracking/reports";

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
  const heard = jest.fn();
  hearReports(heard, false);
  return { ...page, heard, one, two };
}

const enter = (card: HTMLElement, pointerType = "mouse") =>
  act(async () => void fireEvent.pointerEnter(card, { pointerType }));
const leave = (card: HTMLElement) => act(async () => void fireEvent.pointerLeave(card));
const films = () => screen.queryAllByTestId("preview") as HTMLVideoElement[];
const pass = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

const still = window.matchMedia;
beforeEach(() => jest.useFakeTimers({ doNotFake: ["queueMicrotask"] }));
afterEach(() => {
  jest.useRealTimers();
  window.matchMedia = still;
});

describe("a card's preview", () => {
  it("CAT-CARD-04 plays the muted trailer when a mouse rests on the card, not when it crosses it", async () => {
    const { one } = await renderCards();
    await enter(one);
    await pass(149);
    expect(films()).toHaveLength(0);
    await pass(1);
    const [film] = films();
    expect(film).toHaveAttribute("src", "/media/one.mp4");
    expect(film?.muted).toBe(true);
    await leave(one);
    expect(films()).toHaveLength(0);
  });

  it("reports the class and the seconds played, without the loading time", async () => {
    const { one, heard } = await renderCards();
    await enter(one);
    await pass(2_150);
    fireEvent.playing(films()[0] as HTMLVideoElement);
    await pass(4_000);
    expect(heard).not.toHaveBeenCalled();
    await leave(one);
    expect(heard.mock.calls).toEqual([[{ kind: "preview", classId: "one", seconds: 4 }]]);
  });

  it("reports nothing for a trailer that never played", async () => {
    const { one, heard } = await renderCards();
    await enter(one);
    await pass(500);
    fireEvent.error(films()[0] as HTMLVideoElement);
    expect(films()).toHaveLength(0);
    await leave(one);
    expect(heard).not.toHaveBeenCalled();
  });

  it("does not start on touch", async () => {
    const { one } = await renderCards();
    await enter(one, "touch");
    await pass(1_000);
    expect(films()).toHaveLength(0);
  });

  it("with reduced motion, plays only on request, one trailer at a time", async () => {
    window.matchMedia = (query) => ({ ...still(query), matches: query.includes("reduced-motion") });
    const { one, heard } = await renderCards();
    await enter(one);
    await pass(1_000);
    expect(films()).toHaveLength(0);
    fireEvent.click(await screen.findByRole("button", { name: "Preview Song one" }));
    fireEvent.playing(films()[0] as HTMLVideoElement);
    await pass(2_000);
    fireEvent.click(screen.getByRole("button", { name: "Preview Song two" }));
    await waitFor(() =>
      expect(films().map((film) => film.getAttribute("src"))).toEqual(["/media/two.mp4"]),
    );
    expect(heard.mock.calls).toEqual([[{ kind: "preview", classId: "one", seconds: 2 }]]);
  });
});
