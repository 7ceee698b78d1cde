import { danceClasses } from "@eightcount/demo/content/content-class";
import { Person } from "../../journeys/people/person";
import type { Grant } from "./media-signatures";

const playable = danceClasses.filter(({ filmId }) => filmId === "hip-hop-2");

/** The class that a viewer may watch, and one they did not open. */
export const [ownClass = "", otherClass = ""] = playable.map(({ id }) => id);

/** A member who has opened a class's film. */
export interface Viewer {
  readonly classId: string;
  /** Where its stream begins, as a path. */
  readonly stream: string;
  readonly cookies: Grant;
}

interface Started {
  readonly startPlayback: {
    readonly parts: readonly { readonly angles: readonly { readonly hlsUrl: string }[] }[];
  };
}

/** Opens a class's film as an entitled member. */
export async function openFilm(classId: string): Promise<Viewer> {
  const member = await Person.member("active monthly");
  const { data, setCookies } = await member.ask<Started>("useStartPlaybackMutation", {
    input: { classId },
  });
  const stream = data.startPlayback.parts[0]?.angles[0]?.hlsUrl ?? "";
  const cookieCalled = (name: string) =>
    setCookies
      .find((cookie) => cookie.startsWith(`${name}=`))
      ?.split(";")[0]
      ?.slice(name.length + 1) ?? "";
  return {
    classId,
    stream,
    cookies: {
      policy: cookieCalled("CloudFront-Policy"),
      signature: cookieCalled("CloudFront-Signature"),
      keyPairId: cookieCalled("CloudFront-Key-Pair-Id"),
    },
  };
}

/** The signed address of a class's still, as every visitor gets it. */
export async function signedPicture(classId: string): Promise<string> {
  const { data } = await Person.visitor().ask<{
    danceClass: { thumbnailUrl: string };
  }>("ClassPageScreenQuery", { classId });
  return data.danceClass.thumbnailUrl;
}
