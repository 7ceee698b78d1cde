import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, useEffect } from "react";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { MemoryRouter, Route, Routes, useLocation, useNavigate } from "react-router-dom";
import type { Variables } from "relay-runtime";
import { MembershipGate } from "../components/membership/MembershipGate";
import { NotificationProvider } from "../design/feedback/Notifications";
import { createEnvironment } from "../relay/createEnvironment";
import type { Transport } from "../relay/transport";
import { createJourneyFlags } from "../session/journeyFlags";
import { createRememberedPath } from "../session/rememberedPath";
import { SessionProvider } from "../session/SessionProvider";
import { createSession } from "../session/session";
import { createSessionOperations } from "../session/sessionOperations";
import { deviceStorage } from "../storage/deviceStorage";
import { createGraph, type MemoryGraph } from "./graph/graph";
import type { WorldParts } from "./graph/world/world";

interface Call {
  readonly name: string;
  readonly variables: Variables;
}

interface PageOptions {
  readonly routes: readonly { readonly path: string; readonly element: ReactNode }[];
  readonly at:
    | string
    | { readonly pathname: string; readonly search?: string; readonly state?: unknown };
  /** Content of the graph, or a graph that the test has prepared. */
  readonly world?: WorldParts | MemoryGraph;
}

/** Pages over an in-memory graph with the real router, store, session, and notifications. */
export function renderPage({ routes, at, world = {} }: PageOptions) {
  const calls: Call[] = [];
  const graph = "respond" in world ? world : createGraph(world);
  const transport: Transport = (operation, variables) => {
    calls.push({ name: operation.name, variables });
    return graph.respond(operation, variables);
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
    graph,
    calls,
    callsOf: (name: string) => calls.filter((call) => call.name === name),
    /** Navigates to another address, as a link would. */
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
