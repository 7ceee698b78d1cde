import { act, screen, waitFor, within } from "@testing-library/react";
import type { MemoryGraph } from "../../testing/graph/graph";
import { aClass } from "../../testing/graph/world/catalogue";
import type { StreamRow } from "../../testing/graph/world/memberRows";
import { aMember, aSubscription } from "../../testing/graph/world/members";
import { renderRoute, subscriber } from "../../testing/renderRoute";
import { playableVideo } from "../testing/playableVideo";

const [PHONE, TELEVISION] = [
  "0198f6a2-0000-7000-8000-000000000001",
  "0198f6a2-0000-7000-8000-000000000002",
];
const MINUTE_MS = 60_000;

const film = {
  durationSeconds: 300,
  captionsUrl: null,
  posterUrl: "/film/poster.webp",
  spriteUrl: null,
  angles: [{ angle: "FRONT", hlsUrl: "/film/master.m3u8", srcMediainfo: "{}" }],
} as const;

const playing = (streamId: string, classKey: string, minutes: number): StreamRow => ({
  streamId,
  classKey,
  startedAt: new Date(Date.now() - minutes * MINUTE_MS),
  seenAt: new Date(),
  stoppedBy: null,
});

const twoOthers = () => [playing(TELEVISION, "waacking", 3), playing(PHONE, "locking", 12)];

interface Page {
  readonly streams?: readonly StreamRow[];
  readonly provoke?: (graph: MemoryGraph) => void;
}

const open = ({ streams = [], provoke }: Page = {}) =>
  renderRoute("/class/class-1", {
    as: subscriber,
    world: {
      classes: [
        aClass({ key: "class-1", songName: "Gully Queen", isPlayable: true, parts: [film] }),
        aClass({ key: "waacking", songName: "Arms Out" }),
        aClass({ key: "locking", songName: "Lock Step" }),
      ],
      viewer: aMember({ subscription: aSubscription(), streams }),
    },
    ...(provoke && { provoke }),
  });

const dialog = () => screen.findByRole("dialog", { name: "Stop another class?" });
const video = () => document.querySelector("video");
const isPlaying = () => video()?.paused === false;
const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const streamOf = ({ world }: MemoryGraph, id: string) =>
  world.viewer?.streams.find(({ streamId }) => streamId === id);
const ownStream = ({ world }: MemoryGraph) =>
  world.viewer?.streams.find(({ streamId }) => ![PHONE, TELEVISION].includes(streamId));

/** Lets the other device take over, which this player learns with its next report. */
async function stopHere(graph: MemoryGraph): Promise<void> {
  const { viewer } = graph.world;
  if (!viewer) throw new Error("nobody is signed in");
  viewer.streams = viewer.streams.map((one) =>
    one.streamId === ownStream(graph)?.streamId ? { ...one, stoppedBy: PHONE } : one,
  );
  await pass(20);
}

let undo: () => void;
beforeEach(() => {
  undo = playableVideo();
  Object.assign(window, { fetch: () => Promise.resolve({ ok: true }) });
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
  undo();
});

describe("a class opened while two others play", () => {
  it("does not play, and asks which one to stop, the oldest first", async () => {
    await open({ streams: twoOthers() });
    const asked = within(await dialog());
    expect(asked.getByText(/You can watch in two places at a time/)).toBeVisible();
    expect(asked.getAllByRole("listitem").map((row) => row.textContent)).toEqual([
      "Lock StepStarted 12 minutes agoStop",
      "Arms OutStarted 3 minutes agoStop",
    ]);
    await pass(1);
    expect(isPlaying()).toBe(false);
  });

  it("plays once the member stopped one of them", async () => {
    const { user, graph } = await open({ streams: twoOthers() });
    const stop = { name: "Stop Lock Step, started 12 minutes ago" };
    await user.click(within(await dialog()).getByRole("button", stop));
    await waitFor(() => expect(isPlaying()).toBe(true));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(streamOf(graph, PHONE)?.stoppedBy).toBe(ownStream(graph)?.streamId);
    expect(streamOf(graph, TELEVISION)?.stoppedBy).toBeNull();
  });

  it.each(["a press", "Escape"])("stays paused after Not now by %s, until Play", async (by) => {
    const { user, graph } = await open({ streams: twoOthers() });
    await dialog();
    if (by === "Escape") await user.keyboard("{Escape}");
    else await user.click(screen.getByRole("button", { name: "Not now" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(isPlaying()).toBe(false);
    expect(ownStream(graph)).toBeUndefined();
    act(() => void video()?.play());
    await dialog();
    expect(isPlaying()).toBe(false);
  });

  it("plays after Not now as soon as another one has ended", async () => {
    const { user, graph } = await open({ streams: twoOthers() });
    await dialog();
    await user.click(screen.getByRole("button", { name: "Not now" }));
    if (graph.world.viewer) graph.world.viewer.streams = [playing(PHONE, "locking", 12)];
    act(() => void video()?.play());
    await waitFor(() => expect(isPlaying()).toBe(true));
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("names a class that the catalog does not show", async () => {
    await open({ streams: [playing(PHONE, "gone", 0), playing(TELEVISION, "gone", 150)] });
    const rows = within(await dialog()).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent)).toEqual([
      "Another classStarted 2 hours agoStop",
      "Another classStarted just nowStop",
    ]);
  });
});

describe("a class that plays", () => {
  it("reports every twenty seconds, and not while it is paused", async () => {
    const { graph } = await open();
    await waitFor(() => expect(isPlaying()).toBe(true));
    await pass(60);
    const reports = () => graph.seenOf("streamRequestsKeepAliveMutation");
    expect(reports()).toHaveLength(3);
    act(() => video()?.pause());
    await pass(60);
    expect(reports()).toHaveLength(3);
  });

  it("reports as often as the latest answer asks for", async () => {
    const { graph } = await open({
      provoke: (graph) => {
        graph.world.streamHeartbeatSeconds = 60;
      },
    });
    await waitFor(() => expect(isPlaying()).toBe(true));
    const reports = () => graph.seenOf("streamRequestsKeepAliveMutation").length;
    await pass(50);
    expect(reports()).toBe(0);
    graph.world.streamHeartbeatSeconds = 20;
    await pass(12);
    expect(reports()).toBe(1);
    await pass(40);
    expect(reports()).toBe(3);
  });

  it("pauses when another device takes over, and plays again on request", async () => {
    const { user, graph } = await open({ streams: [playing(PHONE, "locking", 12)] });
    await waitFor(() => expect(isPlaying()).toBe(true));
    await stopHere(graph);
    const notice = await screen.findByRole("alert");
    expect(notice).toHaveTextContent("You’re now watching somewhere else.");
    expect(isPlaying()).toBe(false);
    await user.click(within(notice).getByRole("button", { name: "Watch here instead" }));
    await waitFor(() => expect(isPlaying()).toBe(true));
    expect(screen.queryByText("You’re now watching somewhere else.")).toBeNull();
    expect(streamOf(graph, PHONE)?.stoppedBy).toBe(ownStream(graph)?.streamId);
  });

  it("makes room when its page is left, and keeps its id for the next class", async () => {
    const { graph, router } = await open();
    await waitFor(() => expect(isPlaying()).toBe(true));
    const first = ownStream(graph)?.streamId;
    expect(first).toBeDefined();
    await act(() => router.navigate("/dashboard"));
    await waitFor(() => expect(graph.world.viewer?.streams).toEqual([]));
    await act(() => router.navigate("/class/waacking"));
    await act(() => router.navigate("/class/class-1"));
    await waitFor(() => expect(ownStream(graph)?.streamId).toBe(first));
  });

  it("makes room even if its page is left before the start has arrived", async () => {
    let release: (() => void) | undefined;
    const { graph, router } = await open({
      provoke: (graph) => {
        ({ release } = graph.hold("streamRequestsStartMutation"));
      },
    });
    await waitFor(() => expect(isPlaying()).toBe(true));
    await act(() => router.navigate("/dashboard"));
    const ends = () => graph.seenOf("streamRequestsEndMutation").length;
    const before = ends();
    expect(before).toBeGreaterThan(0);
    release?.();
    await waitFor(() => expect(ends()).toBeGreaterThan(before));
    await waitFor(() => expect(graph.world.viewer?.streams).toEqual([]));
  });

  it("makes room while the browser keeps its page for Back, and asks again afterwards", async () => {
    const { graph } = await open();
    await waitFor(() => expect(isPlaying()).toBe(true));
    act(() => video()?.pause());
    window.dispatchEvent(new Event("pagehide"));
    await waitFor(() => expect(graph.world.viewer?.streams).toEqual([]));
    if (graph.world.viewer) graph.world.viewer.streams = twoOthers();
    act(() => void video()?.play());
    await dialog();
    expect(isPlaying()).toBe(false);
  });

  it("asks again after a pause that was longer than its turn", async () => {
    const { graph } = await open();
    await waitFor(() => expect(isPlaying()).toBe(true));
    act(() => video()?.pause());
    await pass(60);
    if (graph.world.viewer) graph.world.viewer.streams = twoOthers();
    act(() => void video()?.play());
    await dialog();
    expect(isPlaying()).toBe(false);
  });

  it("plays on while its requests fail", async () => {
    const { graph } = await open({
      streams: twoOthers(),
      provoke: (graph) => graph.fail("streamRequestsStartMutation"),
    });
    await waitFor(() => expect(isPlaying()).toBe(true));
    graph.fail("streamRequestsKeepAliveMutation");
    await pass(120);
    expect(isPlaying()).toBe(true);
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
