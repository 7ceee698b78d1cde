import { isRefusal } from "@eightcount/service-kit/errors/refusal";
import type { SubgraphContext } from "@eightcount/service-kit/graph/context";
import { Arg, Ctx, Mutation, Resolver } from "type-graphql";
import type { FilmPart } from "./film";
import type { PlaybackService } from "./playback.service";
import {
  type PlaybackPart,
  type PlaybackStarted,
  StartPlaybackInput,
  StartPlaybackResult,
} from "./playback.type";

@Resolver()
export class PlaybackResolver {
  constructor(
    private readonly playback: PlaybackService,
    private readonly mediaUrl: string,
  ) {}

  @Mutation(() => StartPlaybackResult, {
    description:
      "Sets cookies that let this browser fetch one class's streams. Requires an entitled member, otherwise fails with UNAUTHENTICATED or FORBIDDEN.",
  })
  async startPlayback(
    @Arg("input", () => StartPlaybackInput, { description: "The class to play." })
    input: StartPlaybackInput,
    @Ctx() { viewer, setCookie }: SubgraphContext,
  ): Promise<typeof StartPlaybackResult> {
    const playback = await this.playback.start(viewer, input.classId);
    if (isRefusal(playback)) return playback;
    playback.cookies.forEach(setCookie);
    const { danceClass, expiresAt } = playback;
    const started: PlaybackStarted = {
      danceClass,
      expiresAt,
      parts: playback.parts.map((part) => this.#toPart(part)),
    };
    return started;
  }

  #toPart(part: FilmPart): PlaybackPart {
    const urlOf = (path: string) => `${this.mediaUrl}/${path}`;
    return {
      durationSeconds: part.durationSeconds,
      angles: part.angles.map(({ angle, hlsPath, srcMediainfo }) => ({
        angle,
        hlsUrl: urlOf(hlsPath),
        srcMediainfo,
      })),
      captionsUrl: part.captionsPath === null ? null : urlOf(part.captionsPath),
      spriteUrl: part.spritePath === null ? null : urlOf(part.spritePath),
      posterUrl: urlOf(part.posterPath),
    };
  }
}
