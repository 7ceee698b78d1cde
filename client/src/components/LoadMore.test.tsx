import { act, fireEvent, render, screen } from "@testing-library/react";
import { watchScrolling } from "../testing/scrolling";
import { LoadMore } from "./LoadMore";

type OnLoad = Parameters<typeof LoadMore>[0]["onLoad"];

let scrolling: ReturnType<typeof watchScrolling>;
beforeEach(() => {
  jest.useFakeTimers();
  scrolling = watchScrolling();
});
afterEach(() => {
  scrolling.restore();
  jest.useRealTimers();
});

const advance = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));
const list = (state: { hasNext: boolean; isLoading: boolean }, onLoad: OnLoad = jest.fn()) => (
  <LoadMore label="See More Classes" {...state} onLoad={onLoad} />
);
const idle = { hasNext: true, isLoading: false };
const loading = { hasNext: true, isLoading: true };
const atEnd = { hasNext: false, isLoading: false };

describe("the end of a list", () => {
  it("CAT-LIST-03 loads once its bottom is within 350 px of the window's", async () => {
    const onLoad = jest.fn();
    render(list(idle, onLoad));
    expect(scrolling.margins()).toEqual(["0px 0px 350px"]);
    expect(onLoad).not.toHaveBeenCalled();
    await scrolling.reach();
    advance(50);
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it("CAT-LIST-05 waits 50 ms, so scrolling past the end loads nothing and repeated callbacks load once", async () => {
    const onLoad = jest.fn();
    render(list(idle, onLoad));
    await scrolling.reach();
    advance(49);
    await scrolling.leave();
    advance(100);
    expect(onLoad).not.toHaveBeenCalled();
    await scrolling.reach();
    advance(30);
    await scrolling.reach();
    advance(49);
    expect(onLoad).not.toHaveBeenCalled();
    advance(1);
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it("CAT-LIST-06 shows a spinner while more is pending, and nothing at the end", () => {
    const { rerender, container } = render(list(idle));
    expect(screen.queryByRole("status")).toBeNull();
    rerender(list(loading));
    advance(250);
    expect(screen.getByRole("status")).toHaveTextContent("Loading");
    expect(scrolling.margins()).toEqual([]);
    rerender(list(atEnd));
    expect(container).toBeEmptyDOMElement();
  });

  it("also loads with its button", () => {
    const onLoad = jest.fn();
    render(list(idle, onLoad));
    fireEvent.click(screen.getByRole("button", { name: "See More Classes" }));
    expect(onLoad).toHaveBeenCalledTimes(1);
  });

  it("after a failure, loads again only when the button is pressed", async () => {
    const onLoad = jest.fn((onDone: (error: Error | null) => void) => onDone(new Error("offline")));
    render(list(idle, onLoad));
    await scrolling.reach();
    advance(50);
    expect(scrolling.margins()).toEqual([]);
    onLoad.mockImplementation((onDone) => onDone(null));
    fireEvent.click(screen.getByRole("button", { name: "See More Classes" }));
    expect(onLoad).toHaveBeenCalledTimes(2);
    expect(scrolling.margins()).toEqual(["0px 0px 350px"]);
  });
});
