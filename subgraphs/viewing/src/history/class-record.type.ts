import "reflect-metadata";
import { connectionOf } from "@eightcount/service-kit/relay/connection";
import { Directive } from "type-graphql";
import { ViewingStatus } from "../generated/type-graphql/enums/ViewingStatus";
import { ClassRecord } from "../generated/type-graphql/models/ClassRecord";

(Directive('@key(fields: "id")') as ClassDecorator)(ClassRecord);

export { ClassRecord, ViewingStatus };

export const { Connection: ClassRecordConnection } = connectionOf(ClassRecord, "ClassRecord");
