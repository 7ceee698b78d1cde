import "reflect-metadata";
import type { ViewingStatus as ViewingStatusName } from "@eightcount/rules/watching/viewing-status";
import { connectionOf } from "@eightcount/service-kit/relay/connection";
import { Field, ID, Int, ObjectType } from "type-graphql";
import { DanceClass } from "../dance-classes/dance-class.type";
import { ViewingStatus } from "../generated/type-graphql/enums/ViewingStatus";

@ObjectType("ViewingOrigin", {
  description: "Where a viewing came from, as the server saw its first update.",
})
export class ViewingOriginFields {
  @Field(() => ID, {
    nullable: true,
    description: "The browser's tracking session; null without consent.",
  })
  sessionId!: string | null;

  @Field(() => ID, { nullable: true, description: "The page view in it; null without consent." })
  pageViewId!: string | null;

  @Field(() => String, { description: "Phone, Tablet, TV, Desktop or unknown." })
  device!: string;

  @Field(() => String, { description: "The browser's name, or unknown." })
  browser!: string;

  @Field(() => String, { description: "The user agent, 512 characters at most." })
  userAgent!: string;

  @Field(() => String, { description: "The client address, or unknown." })
  ip!: string;

  @Field(() => String, { description: "ISO 3166 code in capitals, or unknown." })
  country!: string;

  @Field(() => String, { description: "The city, or unknown: see EIGHTCOUNT_GEOIP_CITY_PATH." })
  city!: string;
}

@ObjectType("ViewedClass", {
  description: "One viewing: what one playback session of one class amounted to.",
})
export class ViewedClass {
  @Field(() => ID, { description: "The UUID the player made when it opened the class." })
  playbackSessionId!: string;

  @Field(() => DanceClass, {
    nullable: true,
    description: "The class that was viewed; null while the catalogue does not show it.",
  })
  danceClass!: DanceClass | null;

  @Field(() => ViewingStatus, { description: "What this viewing reached by itself." })
  status!: ViewingStatusName;

  @Field(() => Int, { description: "Its last position, whole seconds." })
  lastViewedSeconds!: number;

  @Field(() => Int, { description: "Wall-clock seconds danced in it." })
  secondsWatched!: number;

  @Field(() => ViewingOriginFields, { description: "Where it came from." })
  origin!: ViewingOriginFields;

  @Field(() => Date, { description: "When its first update was saved." })
  createdAt!: Date;

  @Field(() => Date, { description: "When its last update was saved." })
  updatedAt!: Date;
}

export const { Connection: ViewedClassConnection } = connectionOf(ViewedClass, "ViewedClass");
