import type { Clock } from "@eightcount/service-kit/clock/clock";
import { type Refusal, refuse } from "@eightcount/service-kit/errors/refusal";
import { requireEntitled, type Viewer } from "@eightcount/service-kit/viewer/viewer";
import type { DanceClass } from "../dance-classes/dance-class";
import type { DanceClassService } from "../dance-classes/dance-class.service";
import { errors } from "../errors";
import type { MediaSigning } from "../providers/media-signing/media-signing.provider";
import type { FilmPart } from "./film";
import type { FilmRepository } from "./film.repository";
import type { FilmService } from "./film.service";
import type { MediaAddress } from "./media-address.rules";
import { type PlaybackCookie, playbackCookie } from "./playback-cookie.rules";

export interface PlaybackSettings {
  readonly address: MediaAddress;
  readonly playbackSeconds: number;
  readonly isSecure: boolean;
}

export interface PlaybackSources {
  readonly classes: DanceClassService;
  readonly films: FilmRepository;
  readonly readiness: FilmService;
  readonly signing: MediaSigning;
  readonly clock: Clock;
  readonly settings: PlaybackSettings;
}

export interface Playback {
  readonly kind: "started";
  readonly danceClass: DanceClass;
  readonly expiresAt: Date;
  readonly parts: readonly FilmPart[];
  readonly cookies: readonly PlaybackCookie[];
}

export class PlaybackService {
  constructor(private readonly from: PlaybackSources) {}

  /** Calling it again before `expiresAt` renews the cookies. */
  async start(viewer: Viewer, classId: string): Promise<Playback | Refusal> {
    requireEntitled(viewer);
    const danceClass = await this.from.classes.find(classId);
    if (danceClass === null) return refuse(errors.classNotFound);
    const [film, readiness] = await Promise.all([
      this.from.films.find(danceClass.id),
      this.from.readiness.readiness([danceClass.id]),
    ]);
    if (film === null || !readiness.get(danceClass.id)) return refuse(errors.filmNotReady);
    const expiresAt = new Date(
      this.from.clock().getTime() + this.from.settings.playbackSeconds * 1000,
    );
    return {
      kind: "started",
      danceClass,
      expiresAt,
      parts: film.parts,
      cookies: this.#cookies(danceClass.id, expiresAt),
    };
  }

  #cookies(classId: string, expiresAt: Date): readonly PlaybackCookie[] {
    const { address, playbackSeconds: maxAge, isSecure: secure } = this.from.settings;
    const path = `${address.folder}/classes/${classId}`;
    return this.from.signing
      .signFolder(`${address.signed}/classes/${classId}`, expiresAt)
      .map((cookie) => playbackCookie({ ...cookie, path, maxAge, secure }));
  }
}
