import type { MemberGroup } from "@eightcount/rules/people/member-groups";
import { act, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, createPath } from "react-router-dom";
import { App } from "../app/App";
import { createRoutes } from "../app/createRoutes";
import type { Services } from "../app/services";
import { watchIdentity } from "../app/watchIdentity";
import { DEFAULT_PUBLIC_CONFIG, type PublicConfig } from "../config/publicConfig";
import { createEnvironment } from "../relay/createEnvironment";
import type { Transport } from "../relay/transport";
import { createJourneyFlags } from "../session/journeyFlags";
import { createRememberedPath } from "../session/rememberedPath";
import { createSession } from "../session/session";
import type { SessionOperations } from "../session/sessionOperations";
import type { SignedInSession } from "../session/sessionStore";
import { deviceStorage } from "../storage/deviceStorage";
import { createGraph, type MemoryGraph } from "./graph/graph";
import type { MemberRow } from "./graph/world/memberRows";
import { aMember, aSubscription } from "./graph/world/members";
import type { WorldParts } from "./graph/world/world";
import { VisibleStyles } from "./VisibleStyles";

/** The viewer: a visitor, or a member of these groups. */
export type Audience = "visitor" | readonly MemberGroup[];

export const subscriber: Audience = ["SUBSCRIBER"];
/** Signed in without a subscription. */
export const inactiveMember: Audience = [];

interface RouteOptions {
  readonly as: Audience;
  /** Content of the graph. Its viewer has the groups of `as`. */
  readonly world?: WorldParts;
  /** Sets up failures before the first request. */
  readonly provoke?: (graph: MemoryGraph) => void;
  readonly operations?: Partial<SessionOperations>;
  /** Changes to the default configuration, such as the tracking mode. */
  readonly config?: Partial<PublicConfig>;
  /** Wraps the app, such as in a context that the test observes. */
  readonly around?: (app: ReactNode) => ReactNode;
}

const memberOf = (groups: readonly MemberGroup[]): SignedInSession => ({
  memberId: "Member-1",
  userName: "1",
  groups,
  accessToken: "token",
  expiresAt: new Date(Date.now() + 300_000),
});

function viewerFor(as: Audience, world: WorldParts = {}): MemberRow | null {
  if (as === "visitor") return null;
  const isSubscriber = as.includes("SUBSCRIBER");
  const member = world.viewer ?? aMember({ subscription: isSubscriber ? aSubscription() : null });
  member.groups = as;
  return member;
}

/** The whole app at an address over an in-memory graph. Everything in between is real. */
export async function renderRoute(path: string, options: RouteOptions) {
  const { as, operations, around = (app) => app } = options;
  const graph = createGraph({ ...options.world, viewer: viewerFor(as, options.world) });
  options.provoke?.(graph);
  const left: string[] = [];
  const transport: Transport = (operation, variables) => graph.respond(operation, variables);
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
  const config = { ...DEFAULT_PUBLIC_CONFIG, ...options.config };
  const services: Services = { session, environment, config };
  const router = createMemoryRouter(createRoutes(services), { initialEntries: [path] });
  watchIdentity(services, () => void router.revalidate());
  const user = userEvent.setup();
  await act(async () => {
    render(<VisibleStyles>{around(<App services={services} router={router} />)}</VisibleStyles>);
  });
  return {
    user,
    graph,
    session,
    router,
    /** Number of times the page was left for good, as by a sign-out. */
    left,
    goOffline: () => graph.goOffline(),
    goOnline: () => graph.goOnline(),
    /** The current address. */
    address: () => createPath(router.state.location),
  };
}
