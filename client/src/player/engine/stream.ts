import { openHls } from "./hls-stream";
import { openNatively } from "./native-stream";
import type { OpenStream } from "./stream-contract";

export type LoadHls = () => Promise<typeof import("hls.js")>;

const HLS_TYPE = "application/vnd.apple.mpegurl";

/** hls.js where Media Source Extensions exist, else the browser's own HLS, else null. */
export function streamOpener(loadHls: LoadHls): OpenStream {
  return async (video, request, events) => {
    const { default: Hls } = await loadHls();
    if (Hls.isSupported()) return openHls(Hls, video, { request, events });
    if (video.canPlayType(HLS_TYPE) === "") return null;
    return openNatively(video, { request, events });
  };
}

export const openStream: OpenStream = streamOpener(() => import("hls.js"));
