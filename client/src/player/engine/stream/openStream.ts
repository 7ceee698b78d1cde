import { openHls } from "./openHls";
import { openNativeHls } from "./openNativeHls";
import type { OpenStream } from "./stream";

export type LoadHls = () => Promise<typeof import("hls.js")>;

const HLS_TYPE = "application/vnd.apple.mpegurl";

/** Uses hls.js with Media Source Extensions, else native HLS, else resolves to null. */
export function streamOpener(loadHls: LoadHls): OpenStream {
  return async (video, request, events) => {
    const { default: Hls } = await loadHls();
    if (Hls.isSupported()) return openHls(Hls, video, { request, events });
    if (video.canPlayType(HLS_TYPE) === "") return null;
    return openNativeHls(video, { request, events });
  };
}

const loadHls: LoadHls = () => import("hls.js");

export const openStream: OpenStream = streamOpener(loadHls);

/** Preloads the code of `openStream`, so that the first film does not wait for it. */
export const preloadStreamCode = (): void => void loadHls().catch(() => undefined);
