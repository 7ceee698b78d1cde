import { render } from "@testing-library/react";
import { useRef } from "react";
import { useSoleAttention } from "./useSoleAttention";

function Layer({ name }: { name: string }) {
  const panel = useRef<HTMLDivElement>(null);
  useSoleAttention(panel);
  return <div ref={panel} tabIndex={-1} data-testid={name} />;
}

/** A page with one button that has the focus, and the layers over it. */
function world() {
  const page = document.createElement("div");
  page.id = "root";
  const button = document.createElement("button");
  page.append(button);
  document.body.append(page);
  button.focus();
  const { rerender } = render(null);
  return {
    show: (...names: string[]) => rerender(names.map((name) => <Layer key={name} name={name} />)),
    isReachable: () => !page.hasAttribute("inert") && document.body.style.overflow === "",
    focused: () => (document.activeElement === button ? "button" : focusedLayer()),
    end: () => page.remove(),
  };
}

const focusedLayer = () => document.activeElement?.getAttribute("data-testid");

describe("a layer over the page", () => {
  it("takes the focus and gives it back", () => {
    const { show, isReachable, focused, end } = world();
    show("dialog");
    expect([isReachable(), focused()]).toEqual([false, "dialog"]);
    show();
    expect([isReachable(), focused()]).toEqual([true, "button"]);
    end();
  });

  it("keeps the place of the page's scrollbar, where there is one", () => {
    const { show, end } = world();
    const page = document.documentElement;
    const width = jest.spyOn(page, "clientWidth", "get").mockReturnValue(window.innerWidth - 15);
    show("dialog");
    show("dialog", "question");
    expect(page.style.scrollbarGutter).toBe("stable");
    show();
    expect(page.style.scrollbarGutter).toBe("");
    width.mockReturnValue(window.innerWidth);
    show("dialog");
    expect(page.style.scrollbarGutter).toBe("");
    show();
    width.mockRestore();
    end();
  });

  it("keeps both when the layer that led to it closes behind it", () => {
    const { show, isReachable, focused, end } = world();
    show("menu");
    show("menu", "question");
    show("question");
    expect([isReachable(), focused()]).toEqual([false, "question"]);
    show();
    expect([isReachable(), focused()]).toEqual([true, "button"]);
    end();
  });

  it("hands the focus to the layer below as it closes", () => {
    const { show, isReachable, focused, end } = world();
    show("dialog");
    show("dialog", "survey");
    show("dialog");
    expect([isReachable(), focused()]).toEqual([false, "dialog"]);
    show();
    expect([isReachable(), focused()]).toEqual([true, "button"]);
    end();
  });
});
