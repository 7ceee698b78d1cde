import { act, render, screen } from "@testing-library/react";
import type { AuthState } from "./authState";
import { SessionProvider } from "./SessionProvider";
import type { Session } from "./session";
import { useIsMember } from "./useIsMember";

function openSession(isLikelyMember: boolean) {
  let state: AuthState;
  const listeners = new Set<() => void>();
  const session = {
    boot: async () => undefined,
    getState: () => state,
    isLikelyMember: () => isLikelyMember,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Session;
  const change = (next: AuthState) =>
    act(() => {
      state = next;
      for (const listener of listeners) listener();
    });
  return { session, change };
}

function Greeting() {
  return useIsMember() ? "member" : "visitor";
}

it.each([
  [true, "member"],
  [false, "visitor"],
])(
  "a likely member (%s) counts until the check completes, then the result does",
  (isLikely, first) => {
    const { session, change } = openSession(isLikely);
    render(
      <SessionProvider session={session}>
        <Greeting />
      </SessionProvider>,
    );
    expect(screen.getByText(first)).toBeVisible();
    change({ groups: [] } as unknown as AuthState);
    expect(screen.getByText("member")).toBeVisible();
    change(false);
    expect(screen.getByText("visitor")).toBeVisible();
  },
);
