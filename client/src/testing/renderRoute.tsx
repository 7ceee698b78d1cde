import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter } from "react-router-dom";
import { App } from "../app/App";
import { createRoutes } from "../app/createRoutes";
import type { Services } from "../app/services";
import { watchIdentity } from "../app/watchIdentity";
import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from "../config/publicConfig";
import { createEnvironment } from "../relay/createEnvironment";
import { ConnectionError, type Transport } from "../relay/transport";
import { createJourneyFlags } from "../session/journeyFlags";
import { createRememberedPath } from "../session/rememberedPath";
import { createSession } from "../session/session";
import type { SessionOperations } from "../session/sessionOperations";
import type { SignedInAnswer } from "../session/sessionStore";
import { deviceStorage } from "../storage/deviceStorage";
import { createFakeGraph, type Roots } from "./fakeGraph";

/** Who looks: a visitor, or a member of these groups. */
export type Audience = "visitor" | readonly MemberGroup[];

export const subscriber: Audience = ["SUBSCRIBER"];
/** Signed in, without a subscription. */
export const inactiveMember: Audience = [];

interface RouteWorld {
  readonly as: Audience;
  readonly graph?: Roots;
  readonly operations?: Partial<SessionOperations>;
  /** What differs from the defaults, such as the tracking mode. */
  readonly config?: Partial<PublicConfig>;
  /** Puts something around the app, such as a context the test listens at. */
  readonly around?: (app: ReactNode) => ReactNode;
}

const memberOf = (groups: readonly MemberGroup[]): SignedInAnswer => ({
  memberId: "Member-1",
  userName: "1",
  groups,
  accessToken: "token",
  expiresAt: new Date(Date.now() + 300_000),
});

/** The whole app at an address, against a fake graph; everything between is the real thing. */
export async function renderRoute(path: string, world: RouteWorld) {
  const { as, graph: roots, operations, around = (app) => app } = world;
  const graph = createFakeGraph({ viewer: as === "visitor" ? null : { id: "Member-1" }, ...roots });
  const left: string[] = [];
  let isOnline = true;
  const transport: Transport = (operation, variables) => {
    if (!isOnline) return Promise.reject(new ConnectionError("offline"));
    return graph.answer(operation, variables);
  };
  const tab = deviceStorage(() => window.sessionStorage);
  const session = createSession({
    operations: {
      refresh: async () => (as === "visitor" ? null : memberOf(as)),
      signIn: async () => memberOf(as === "visitor" ? [] : as),
      signOut: async () => undefined,
      ...operations,
    },
    device: deviceStorage(() => window.localStorage),
    rememberedPath: createRememberedPath(tab),
    flags: createJourneyFlags(tab),
    leave: () => left.push("left"),
  });
  const sleep = () => Promise.resolve();
  const environment = createEnvironment({ transport, credentials: session, sleep });
  const config = { ...DEFAULT_PUBLIC_CONFIG, ...world.config };
  const services: Services = { session, environment, config };
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [path] });
  watchIdentity(services, () => void router.revalidate());
  const user = userEvent.setup();
  await act(async () => {
    render(around(<App services={services} router={router} />));
  });
  return {
    user,
    graph,
    session,
    router,
    /** How often the page was left for good, as a sign-out does. */
    left,
    goOffline: () => {
      isOnline = false;
    },
    goOnline: () => {
      isOnline = true;
    },
    /** The address that is shown. */
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
