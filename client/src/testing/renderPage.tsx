import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import type { GraphQLResponse, Variables } from "relay-runtime";
import { MembershipGate } from "../components/membership/MembershipGate";
import { NotificationProvider } from "../design/feedback/Notifications";
import { createEnvironment } from "../relay/createEnvironment";
import { ConnectionError, type Transport } from "../relay/transport";
import { createJourneyFlags } from "../session/journeyFlags";
import { createRememberedPath } from "../session/rememberedPath";
import { SessionProvider } from "../session/SessionProvider";
import { createSession } from "../session/session";
import { createSessionOperations } from "../session/sessionOperations";
import { deviceStorage } from "../storage/deviceStorage";

/** Answers one operation; throw `offline()` to be unreachable. */
export type Answer = (variables: Variables) => object | Promise<object>;

export interface Call {
  readonly name: string;
  readonly variables: Variables;
}

interface PageOptions {
  readonly routes: readonly { readonly path: string; readonly element: ReactNode }[];
  readonly at:
    | string
    | { readonly pathname: string; readonly search?: string; readonly state?: unknown };
  /** By operation name; an operation without an answer fails the test's expectation by being offline. */
  readonly answers?: Readonly<Record<string, Answer>>;
}

export const offline = () => new ConnectionError("no connection");

/** A page life with a scripted server: the real router, store, session and notifications. */
export function renderPage({ routes, at, answers = {} }: PageOptions) {
  const calls: Call[] = [];
  const transport: Transport = async (operation, variables) => {
    calls.push({ name: operation.name, variables });
    const answer = answers[operation.name];
    if (!answer) throw offline();
    return { data: await answer(variables) } as GraphQLResponse;
  };
  const tab = deviceStorage(() => window.sessionStorage);
  const session = createSession({
    operations: createSessionOperations(transport),
    device: deviceStorage(() => window.localStorage),
    rememberedPath: createRememberedPath(tab),
    flags: createJourneyFlags(tab),
    leave: () => undefined,
  });
  const sleep = () => Promise.resolve();
  const environment = createEnvironment({ transport, credentials: session, sleep });
  const steering: Steering = { goTo: () => undefined };
  render(
    <SessionProvider session={session}>
      <RelayEnvironmentProvider environment={environment}>
        <NotificationProvider>
          <MemoryRouter initialEntries={[at]}>
            <MembershipGate>
              <Routes>
                {routes.map(({ path, element }) => (
                  <Route key={path} path={path} element={element} />
                ))}
                <Route path="*" element={null} />
              </Routes>
            </MembershipGate>
            <Where goTo={steering} />
          </MemoryRouter>
        </NotificationProvider>
      </RelayEnvironmentProvider>
    </SessionProvider>,
  );
  return {
    user: userEvent.setup(),
    session,
    environment,
    calls,
    callsOf: (name: string) => calls.filter((call) => call.name === name),
    /** Walks to another address, as a link would. */
    goTo: (path: string) => act(() => steering.goTo(path)),
    path: () => screen.getByTestId("where").textContent,
  };
}

interface Steering {
  goTo: (path: string) => void;
}

function Where({ goTo: steering }: { goTo: Steering }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    steering.goTo = (path) => void navigate(path);
  }, [steering, navigate]);
  return (
    <output data-testid="where" hidden>
      {pathname + search}
    </output>
  );
}

/** The answer of a sign-in or refresh that worked. */
export const signedIn = (groups: readonly string[] = []) => ({
  __typename: "SignedIn",
  userName: "u-1",
  accessToken: "token",
  expiresAt: new Date(Date.now() + 300_000).toISOString(),
  groups,
  member: { id: "TWVtYmVyOjE" },
});
