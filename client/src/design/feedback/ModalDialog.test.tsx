import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ModalDialog } from "./ModalDialog";
import { overlay } from "./overlay";

/** A page with one button that has the focus, and the dialogs over it. */
function openPage() {
  const onClose = jest.fn();
  const page = (names: readonly string[]) => (
    <>
      <button type="button">Open</button>
      {names.map((name) => (
        <ModalDialog key={name} aria-label={name} onClose={() => onClose(name)}>
          <p>{name}</p>
        </ModalDialog>
      ))}
    </>
  );
  const { rerender } = render(page([]));
  screen.getByRole("button").focus();
  return { onClose, show: (...names: string[]) => rerender(page(names)) };
}

const dialog = (name: string) => screen.getByRole("dialog", { name });
const isLocked = () => document.body.style.overflow === "hidden";

describe("a modal dialog", () => {
  it("takes the focus, locks the page and releases both", () => {
    const { show } = openPage();
    show("menu");
    expect([isLocked(), document.activeElement]).toEqual([true, dialog("menu")]);
    show();
    expect([isLocked(), document.activeElement]).toEqual([false, screen.getByRole("button")]);
  });

  it("reserves the space of the page's scrollbar, if there is one", () => {
    const { show } = openPage();
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
  });

  it("keeps both when the dialog below it closes first", () => {
    const { show } = openPage();
    show("menu");
    show("menu", "question");
    show("question");
    expect([isLocked(), document.activeElement]).toEqual([true, dialog("question")]);
  });

  it("returns the focus to the dialog below on closing", () => {
    const { show } = openPage();
    show("dialog");
    show("dialog", "survey");
    show("dialog");
    expect([isLocked(), document.activeElement]).toEqual([true, dialog("dialog")]);
  });

  it("holds messages and notices while it is the topmost", () => {
    const { show } = openPage();
    show("menu");
    show("menu", "question");
    expect(overlay.parentElement).toBe(dialog("question"));
    show("menu");
    expect(overlay.parentElement).toBe(dialog("menu"));
    show();
    expect(overlay.parentElement).toBe(document.body);
  });

  it("closes on Escape, the topmost only", async () => {
    const { show, onClose } = openPage();
    show("menu", "question");
    await userEvent.keyboard("{Escape}");
    expect(onClose.mock.calls).toEqual([["question"]]);
    expect(dialog("question")).toBeVisible();
  });

  it("closes by a press next to its content", () => {
    const { show, onClose } = openPage();
    show("menu");
    fireEvent.mouseDown(screen.getByText("menu"));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(dialog("menu"));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
