import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import type { GraphQLResponse } from "relay-runtime";
import { createEnvironment } from "../relay/createEnvironment";
import { useStartPlayback } from "./useStartPlayback";

const notReady = {
  data: {
    startPlayback: {
      __typename: "StartPlaybackRefused",
      code: "FILM_NOT_READY",
      message: "This class is still being made.",
    },
  },
} as unknown as GraphQLResponse;

function open() {
  const responses: (() => void)[] = [];
  const environment = createEnvironment({
    transport: () => new Promise((resolve) => responses.push(() => resolve(notReady))),
    credentials: {
      ready: async () => undefined,
      memberId: () => null,
      accessToken: () => null,
      renew: async () => false,
    },
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <RelayEnvironmentProvider environment={environment}>{children}</RelayEnvironmentProvider>
  );
  return { responses, ...renderHook(() => useStartPlayback("class-1"), { wrapper }) };
}
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe("opening a class", () => {
  it("retries while its film is being rendered", async () => {
    const { responses, result } = open();
    await pass(0);
    responses[0]?.();
    await pass(4_000);
    expect(result.current.playback).toMatchObject({ kind: "waiting" });
    expect(responses).toHaveLength(2);
  });

  it("renews on wake-up only if its cookies expired during sleep", async () => {
    const { responses } = open();
    await pass(0);
    responses[0]?.();
    await pass(0);
    window.dispatchEvent(new Event("online"));
    await pass(0);
    expect(responses).toHaveLength(1);
    // Asleep, the clock advances and timers do not.
    jest.setSystemTime(Date.now() + 3_600_000);
    document.dispatchEvent(new Event("visibilitychange"));
    window.dispatchEvent(new Event("online"));
    await pass(0);
    expect(responses).toHaveLength(2);
  });

  it("stops requesting when the page closes, even during a request", async () => {
    const { responses, unmount } = open();
    await pass(0);
    responses[0]?.();
    await pass(4_000);
    unmount();
    responses[1]?.();
    await pass(60_000);
    expect(responses).toHaveLength(2);
  });
});
