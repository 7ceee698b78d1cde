import "reflect-metadata";
import { Directive } from "type-graphql";
import { Style as StyleType } from "../generated/type-graphql/models/Style";

for (const directive of ['@key(fields: "id")', "@cacheControl(maxAge: 60)"]) {
  (Directive(directive) as ClassDecorator)(StyleType);
}

export { StyleType };
