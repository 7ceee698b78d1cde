import type { FilmPlan } from "../../content/film-plan";
import type { Phrase } from "../../content/film-section";
import type { View } from "../stage/set";
import type { FilmManifest, MediaTrack, VideoTrack } from "./film-manifest";
import type { ByteRange } from "./fmp4";
import { isCard } from "./segment";

/** Bits per second of the AAC track with its container. */
const AUDIO_BITS = 66_000;

interface Source {
  readonly track: MediaTrack;
  readonly range: ByteRange;
  readonly index: number;
}

type Find = (phrase: Phrase) => Source;

function finder(film: FilmManifest, trackFor: (phrase: Phrase) => MediaTrack): Find {
  return (phrase) => {
    const index = film.segments.findIndex((segment) => segment.phrase === phrase);
    const track = trackFor(phrase);
    const range = track.segments[index];
    if (!range) throw new Error(`Film ${film.filmId} has no ${phrase} in ${track.file}`);
    return { track, range, index };
  };
}

const at = ({ length, offset }: ByteRange): string => `${length}@${offset}`;

/** Lists the phrases as byte ranges. Adds a discontinuity only where the timestamps jump. */
function mediaPlaylist(plan: FilmPlan, find: Find, folder: string): string {
  const longest = Math.ceil(Math.max(...plan.entries.map((entry) => entry.durationSeconds)));
  const lines = [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${longest}`,
    "#EXT-X-MEDIA-SEQUENCE:0",
    "#EXT-X-PLAYLIST-TYPE:VOD",
    "#EXT-X-INDEPENDENT-SEGMENTS",
  ];
  let map = "";
  let before: number | undefined;
  for (const { phrase, durationSeconds } of plan.entries) {
    const { track, range, index } = find(phrase);
    const uri = `${folder}/${track.file}`;
    const wanted = `#EXT-X-MAP:URI="${uri}",BYTERANGE="${at(track.init)}"`;
    if (before !== undefined && index !== before + 1) lines.push("#EXT-X-DISCONTINUITY");
    if (wanted !== map) lines.push(wanted);
    lines.push(`#EXTINF:${durationSeconds.toFixed(6)},`, `#EXT-X-BYTERANGE:${at(range)}`, uri);
    map = wanted;
    before = index;
  }
  return `${[...lines, "#EXT-X-ENDLIST"].join("\n")}\n`;
}

function videoFinder(film: FilmManifest, view: View, track: VideoTrack): Find {
  const front = film.video.front.find((other) => other.height === track.height) ?? track;
  return finder(film, (phrase) => (view === "back" && isCard(phrase) ? front : track));
}

function streamLine(plan: FilmPlan, track: VideoTrack, find: Find): string {
  const bits = plan.entries.map(({ phrase }) => find(phrase).range.length * 8);
  const rates = plan.entries.map((entry, i) => (bits[i] ?? 0) / entry.durationSeconds);
  const average = bits.reduce((sum, value) => sum + value, 0) / plan.durationSeconds;
  return [
    `#EXT-X-STREAM-INF:BANDWIDTH=${Math.ceil(Math.max(...rates) + AUDIO_BITS)}`,
    `AVERAGE-BANDWIDTH=${Math.ceil(average + AUDIO_BITS)}`,
    `RESOLUTION=${track.width}x${track.height}`,
    "FRAME-RATE=25.000",
    `CODECS="${track.codec},mp4a.40.2"`,
    'AUDIO="music"',
  ].join(",");
}

export interface PlaylistFile {
  readonly name: string;
  readonly text: string;
}

/** `folder` is the film's folder relative to the playlists. */
export function playlistsOf(
  plan: FilmPlan,
  film: FilmManifest,
  folder: string,
): readonly PlaylistFile[] {
  const music = finder(film, () => film.audio);
  const files: PlaylistFile[] = [{ name: "audio.m3u8", text: mediaPlaylist(plan, music, folder) }];
  for (const view of ["front", "back"] as const) {
    const master = [
      "#EXTM3U",
      "#EXT-X-VERSION:7",
      "#EXT-X-INDEPENDENT-SEGMENTS",
      '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="music",NAME="Music",DEFAULT=YES,AUTOSELECT=YES,CHANNELS="2",URI="audio.m3u8"',
    ];
    // Smallest first, because players start fastest with the first variant.
    for (const track of [...film.video[view]].sort((a, b) => a.height - b.height)) {
      const find = videoFinder(film, view, track);
      const name = `${view}-${track.height}.m3u8`;
      files.push({ name, text: mediaPlaylist(plan, find, folder) });
      master.push(streamLine(plan, track, find), name);
    }
    files.push({ name: `${view}.m3u8`, text: `${master.join("\n")}\n` });
  }
  return files;
}
