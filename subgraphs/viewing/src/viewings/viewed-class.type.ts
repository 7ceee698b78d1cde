import "reflect-metadata";
import type { ViewingStatus as ViewingStatusName } from "@eightcount/rules/watching/viewing-status";
import { connectionOf } from "@eightcount/service-kit/relay/connection";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DanceClass } from "../dance-classes/dance-class.type";
import { ViewingStatus } from "../generated/type-graphql/enums/ViewingStatus";

@ObjectType("ViewingOrigin", {
  description:
    "Browser, device, and location of a viewing, as the server saw them with the first update that carried a tracking session. Nothing is stored without consent.",
})
export class ViewingOriginFields {
  @Field(() => ID, {
    nullable: true,
    description: "Tracking session of the browser. Null without consent.",
  })
  sessionId!: string | null;

  @Field(() => ID, {
    nullable: true,
    description: "Page view within the tracking session. Null without consent.",
  })
  pageViewId!: string | null;

  @Field(() => String, {
    description: "Phone, Tablet, TV, Desktop, or `unknown`, also without consent.",
  })
  device!: string;

  @Field(() => String, { description: "Browser name, or `unknown`, also without consent." })
  browser!: string;

  @Field(() => String, {
    description: "User agent string, cut to 512 characters. Empty without consent.",
  })
  userAgent!: string;

  @Field(() => String, {
    description: "IP address of the client, or `unknown`, also without consent.",
  })
  ip!: string;

  @Field(() => String, {
    description: "Upper-case ISO 3166-1 alpha-2 country code, or `unknown`, also without consent.",
  })
  country!: string;

  @Field(() => String, {
    description: "City name, or `unknown` without consent or a city database.",
  })
  city!: string;
}

@ObjectType("ViewedClass", {
  description: "One viewing: a single playback session of a class.",
})
export class ViewedClass {
  @Field(() => ID, { description: "UUID that the player generated when it opened the class." })
  playbackSessionId!: string;

  @Field(() => DanceClass, {
    nullable: true,
    description: "The class. Null while the catalog does not show it.",
  })
  danceClass!: DanceClass | null;

  @Field(() => ViewingStatus, {
    description: "Highest status that this viewing reached on its own.",
  })
  status!: ViewingStatusName;

  @Field(() => Int, { description: "Last position in whole seconds from the start of the class." })
  lastViewedSeconds!: number;

  @Field(() => Int, { description: "Wall-clock seconds danced in this viewing." })
  secondsWatched!: number;

  @Field(() => ViewingOriginFields, {
    description: "Browser, device, and location of the viewing.",
  })
  origin!: ViewingOriginFields;

  @Field(() => Date, { description: "Time when the first update was saved." })
  createdAt!: Date;

  @Field(() => Date, { description: "Time when the last update was saved." })
  updatedAt!: Date;
}

export const { Connection: ViewedClassConnection } = connectionOf(ViewedClass, "ViewedClass");
