import path from "node:path";
import { resolveMediaPath } from "@eightcount/sandbox/media/resolve-media-path";

const pictures = path.resolve(__dirname, "../../assets");

/** Returns the file that the sandbox's media origin serves for an address below `/media/`. */
export const servedFile = (media: string, url: string): string | undefined =>
  resolveMediaPath({ media, pictures }, url);
