import type { LoadHls } from "../stream/openStream";

type Listener = (event: string, data: unknown) => void;

/** Fake hls.js that records calls and emits the events of a test. */
export class FakeHls {
  static readonly Events = {
    MANIFEST_PARSED: "parsed",
    LEVEL_SWITCHED: "switched",
    LEVEL_LOADED: "loaded",
    FRAG_BUFFERED: "buffered",
    ERROR: "error",
  };
  static readonly ErrorTypes = { NETWORK_ERROR: "network", MEDIA_ERROR: "media" };
  static readonly ErrorDetails = { MANIFEST_LOAD_ERROR: "manifest", LEVEL_LOAD_ERROR: "level" };
  static #made: FakeHls[] = [];

  readonly done: string[] = [];
  levels = [180, 360, 720].map((height) => ({ height, bitrate: height * 1_000 }));
  nextLevel = -1;
  autoLevelCapping = -1;
  readonly #listeners = new Map<string, Listener>();

  constructor(readonly config: object) {
    FakeHls.#made.push(this);
  }

  static isSupported = () => true;
  static newest = () => FakeHls.#made.at(-1) as FakeHls;
  static load = async () => ({ default: FakeHls }) as unknown as Awaited<ReturnType<LoadHls>>;

  on(event: string, listener: Listener): void {
    this.#listeners.set(event, listener);
  }

  emit(event: string, data: object = { levels: this.levels }): void {
    this.#listeners.get(event)?.(event, data);
  }

  loadSource = (url: string) => void this.done.push(`load ${url}`);
  attachMedia = () => void this.done.push("attach");
  startLoad = (second: number) => void this.done.push(`start at ${second}`);
  recoverMediaError = () => void this.done.push("recover");
  swapAudioCodec = () => void this.done.push("swap");
  destroy = () => void this.done.push("destroy");
}
