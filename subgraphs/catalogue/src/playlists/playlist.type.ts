import "reflect-metadata";
import { Directive } from "type-graphql";
import { Playlist as PlaylistType } from "../generated/type-graphql/models/Playlist";

for (const directive of ['@key(fields: "id")', "@cacheControl(maxAge: 60)"]) {
  (Directive(directive) as ClassDecorator)(PlaylistType);
}

export { PlaylistType };
