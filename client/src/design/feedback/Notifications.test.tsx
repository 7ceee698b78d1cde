import { act, fireEvent, render, screen } from "@testing-library/react";
import { INFORMATION_DIALOG_MS, Modal } from "./Modal";
import { NotificationProvider, type Notify, useNotify } from "./Notifications";

let notify: Notify;

function Grab() {
  notify = useNotify();
  return null;
}

async function start() {
  render(
    <NotificationProvider>
      <Grab />
    </NotificationProvider>,
  );
  // The message's look is loaded with the first message.
  await act(async () => void (await import("./Snackbar")));
}

const say = (action: () => void) => act(async () => action());
const pass = (milliseconds: number) => act(() => void jest.advanceTimersByTime(milliseconds));

beforeEach(() => void jest.useFakeTimers({ doNotFake: ["queueMicrotask"] }));
afterEach(() => void jest.useRealTimers());

describe("messages", () => {
  it("CONST-09 FUN-MISC-04 a snackbar hides after 7 seconds, a notification after 10", async () => {
    await start();
    await say(() => notify.success("Account Reactivated!"));
    await say(() => notify.error("Expired or Invalid Promo Code"));
    pass(6_999);
    expect(screen.getByText("Expired or Invalid Promo Code")).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText("Expired or Invalid Promo Code")).toBeNull();
    pass(2_999);
    expect(screen.getByText("Account Reactivated!")).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText("Account Reactivated!")).toBeNull();
  });

  it("a new message replaces earlier errors", async () => {
    await start();
    await say(() => notify.error("Your transaction was declined."));
    await say(() => notify.error("The card details are invalid. Please use a valid card."));
    expect(screen.getAllByRole("alert")).toHaveLength(1);
    await say(() => notify.success("Payment Method Updated!"));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("submitting a form removes earlier errors", async () => {
    await start();
    await say(() => notify.error("Your transaction was declined."));
    act(() => void document.body.dispatchEvent(new Event("submit", { bubbles: true })));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("CONST-09 FUN-MISC-04 an informational dialog closes after 10 seconds", () => {
    const onClose = jest.fn();
    render(<Modal title="Done" onClose={onClose} closesAfterMs={INFORMATION_DIALOG_MS} />);
    pass(9_999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("AMB-87 hovering or focusing pauses the timer, which then continues with the remaining time", async () => {
    await start();
    await say(() => notify.error("Wait for me"));
    pass(6_000);
    const plate = screen.getByRole("alert");
    fireEvent.mouseEnter(plate);
    pass(60_000);
    expect(screen.getByText("Wait for me")).toBeInTheDocument();
    fireEvent.mouseLeave(plate);
    pass(999);
    expect(screen.getByText("Wait for me")).toBeInTheDocument();
    pass(1);
    expect(screen.queryByText("Wait for me")).toBeNull();
  });

  it("FUN-MISC-05 an error is told apart from a success", async () => {
    await start();
    await say(() => notify.success("It worked"));
    await say(() => notify.error("It failed"));
    expect(screen.getByRole("alert")).toHaveTextContent("It failed");
    expect(screen.getByRole("status")).toHaveTextContent("It worked");
    const icon = (name: string) => screen.getByText(name).parentElement?.querySelector("svg");
    expect(icon("It failed")?.getAttribute("class")).not.toBe(
      icon("It worked")?.getAttribute("class"),
    );
  });

  it("a dialog that opens closes older messages, not the one that came with it", async () => {
    await start();
    await say(() => notify.success("Your profile has been updated"));
    pass(2_000);
    await say(() => notify.info("You’re leaving"));
    render(<Modal title="Sign out all other devices?" onClose={() => undefined} />);
    expect(screen.queryByText("Your profile has been updated")).toBeNull();
    expect(screen.getByText("You’re leaving")).toBeInTheDocument();
  });

  it("the same sentence twice is shown once", async () => {
    await start();
    await say(() => notify.error("Again"));
    await say(() => notify.error("Again"));
    expect(screen.getAllByText("Again")).toHaveLength(1);
  });
});
