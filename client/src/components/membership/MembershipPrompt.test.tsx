import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { AuthState } from "../../session/authState";
import { SessionProvider } from "../../session/SessionProvider";
import type { Session } from "../../session/session";
import { renderPage } from "../../testing/renderPage";
import { MembershipGate, useMembershipGate } from "./MembershipGate";

function WatchButton({ onWatch = () => undefined }: { readonly onWatch?: () => void }) {
  const { whenEntitled } = useMembershipGate();
  return (
    <button type="button" onClick={() => whenEntitled(onWatch)}>
      Watch
    </button>
  );
}

it.each([
  ["/onboarding/results", "/registration"],
  ["/public/catalog", "/onboarding"],
])("a visitor who signs up on %s continues to %s", async (at, to) => {
  const page = renderPage({ routes: [{ path: at, element: <WatchButton /> }], at });
  await page.user.click(screen.getByRole("button", { name: "Watch" }));
  await page.user.click(await screen.findByRole("button", { name: "Sign Up" }));
  await waitFor(() => expect(page.path()).toBe(to));
});

it("a press before the session is known runs for a subscriber without a prompt", async () => {
  let state: AuthState;
  let notify: () => void = () => undefined;
  const session = {
    boot: async () => undefined,
    getState: () => state,
    subscribe: (listener: () => void) => {
      notify = listener;
      return () => undefined;
    },
  } as unknown as Session;
  const onWatch = jest.fn();
  render(
    <SessionProvider session={session}>
      <MembershipGate>
        <WatchButton onWatch={onWatch} />
      </MembershipGate>
    </SessionProvider>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Watch" }));
  expect(onWatch).not.toHaveBeenCalled();
  expect(screen.queryByRole("dialog")).toBeNull();
  state = { memberId: "Member-1", userName: "1", groups: ["SUBSCRIBER"] };
  act(() => notify());
  expect(onWatch).toHaveBeenCalledTimes(1);
  state = false;
  act(() => notify());
  expect(screen.queryByRole("dialog")).toBeNull();
});
