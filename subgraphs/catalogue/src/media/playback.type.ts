import "reflect-metadata";
import { refusalType } from "@eightcount/service-kit/graph/refusal-type";
import { resultUnion } from "@eightcount/service-kit/graph/result-union";
import { Field, Float, ID, InputType, ObjectType, registerEnumType } from "type-graphql";
import { DanceClassType } from "../dance-classes/dance-class.type";
import type { CameraAngleName } from "./film";

const cameraAngles: Readonly<Record<CameraAngleName, CameraAngleName>> = {
  FRONT: "FRONT",
  BACK: "BACK",
};
registerEnumType(cameraAngles, {
  name: "CameraAngle",
  description: "Camera angle of a class.",
  valuesConfig: {
    FRONT: { description: "Camera in front of the dancer." },
    BACK: { description: "Camera behind the dancer." },
  },
});

@InputType({ description: "Selects the class to play." })
export class StartPlaybackInput {
  @Field(() => ID, { description: "Row id (UUID) of the class, as in /class/{classId}." })
  classId!: string;
}

@ObjectType({ description: "Stream of one camera angle." })
export class PlaybackAngle {
  @Field(() => cameraAngles, { description: "Camera angle of the stream." })
  angle!: CameraAngleName;

  @Field(() => String, {
    description: "URL of the HLS manifest. Accessible with the cookies set by `startPlayback`.",
  })
  hlsUrl!: string;

  @Field(() => String, {
    description: 'Encoder metadata as JSON text: {"container":{"duration":<seconds>}}.',
  })
  srcMediainfo!: string;
}

@ObjectType({ description: "One part of a class. Parts play one after another." })
export class PlaybackPart {
  @Field(() => [PlaybackAngle], {
    description: "Streams of this part by camera angle, front first.",
  })
  angles!: readonly PlaybackAngle[];

  @Field(() => Float, { description: "Length in seconds, the same for all angles." })
  durationSeconds!: number;

  @Field(() => String, {
    nullable: true,
    description: "URL of the WebVTT captions. Null if there are none.",
  })
  captionsUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "URL of a WebVTT file with preview thumbnails for the seek bar. Null if there is none.",
  })
  spriteUrl!: string | null;

  @Field(() => String, { description: "URL of the image to show before the first frame." })
  posterUrl!: string;
}

@ObjectType({ description: "This browser can fetch the class's streams until `expiresAt`." })
export class PlaybackStarted {
  @Field(() => DanceClassType, { description: "The class to play." })
  danceClass!: object;

  @Field(() => Date, {
    description:
      "Time when the playback cookies expire. Call `startPlayback` again before then to keep playing.",
  })
  expiresAt!: Date;

  @Field(() => [PlaybackPart], { description: "Parts in playback order." })
  parts!: readonly PlaybackPart[];
}

const StartPlaybackRefused = refusalType("StartPlaybackRefused");

export const StartPlaybackResult = resultUnion({
  name: "StartPlaybackResult",
  description: "Refused with CLASS_NOT_FOUND, or FILM_NOT_READY while the film is being prepared.",
  succeeded: PlaybackStarted,
  refused: StartPlaybackRefused,
});
