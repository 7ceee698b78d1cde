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
  description: "From where a class was filmed.",
  valuesConfig: {
    FRONT: { description: "Facing the dancer." },
    BACK: { description: "From behind the dancer." },
  },
});

@InputType({ description: "Which class to play." })
export class StartPlaybackInput {
  @Field(() => ID, { description: "The class's own id, as in /class/{classId}." })
  classId!: string;
}

@ObjectType({ description: "One camera's stream of a part." })
export class PlaybackAngle {
  @Field(() => cameraAngles, { description: "From where it was filmed." })
  angle!: CameraAngleName;

  @Field(() => String, {
    description: "HLS manifest; the playback cookies of this answer open it.",
  })
  hlsUrl!: string;

  @Field(() => String, {
    description: 'JSON of the encoder: {"container":{"duration":seconds}}.',
  })
  srcMediainfo!: string;
}

@ObjectType({ description: "One of the streams a class plays one after the other." })
export class PlaybackPart {
  @Field(() => [PlaybackAngle], { description: "Its cameras, front first." })
  angles!: readonly PlaybackAngle[];

  @Field(() => Float, { description: "Length in seconds; the same for all cameras." })
  durationSeconds!: number;

  @Field(() => String, { nullable: true, description: "WebVTT captions, null without any." })
  captionsUrl!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "WebVTT of preview tiles for the seek bar, null without any.",
  })
  spriteUrl!: string | null;

  @Field(() => String, { description: "Still shown before the first frame." })
  posterUrl!: string;
}

@ObjectType({ description: "This browser may fetch the class's streams until `expiresAt`." })
export class PlaybackStarted {
  @Field(() => DanceClassType, { description: "The class to play." })
  danceClass!: object;

  @Field(() => Date, { description: "Ask again before this instant to keep playing." })
  expiresAt!: Date;

  @Field(() => [PlaybackPart], { description: "The streams in playing order." })
  parts!: readonly PlaybackPart[];
}

const StartPlaybackRefused = refusalType("StartPlaybackRefused");

export const StartPlaybackResult = resultUnion({
  name: "StartPlaybackResult",
  description:
    "CLASS_NOT_FOUND and FILM_NOT_READY are refusals; without an entitlement the GraphQL error FORBIDDEN.",
  succeeded: PlaybackStarted,
  refused: StartPlaybackRefused,
});
