import { isNameTooShort, NAME_MAX_LENGTH, NAME_TOO_SHORT } from "@eightcount/rules/people/name";
import { isValidPassword } from "@eightcount/rules/people/password";
import { isValidPhone, normalizePhone, PHONE_INVALID } from "@eightcount/rules/people/phone";
import { plainLine } from "@eightcount/rules/people/plain-text";
import { type RefusalEntry, refusal } from "../execution/errors";
import type { Resolvers } from "../execution/resolver";
import { globalId, keyIn } from "../ids";
import type { MemberRow, ProfileRow } from "../world/memberRows";
import type { World } from "../world/world";
import { visibleClass } from "./classes";
import { visible } from "./owners";
import { memberOf } from "./viewings";

/** Returns the object with a global id, if the viewer may see it. */
function nodeOf(world: World, id: string): object | null {
  const { viewer } = world;
  if (viewer && id === globalId("Member", viewer.key)) return viewer;
  const classKey = keyIn(id, "DanceClass");
  if (classKey !== null) return visibleClass(world, classKey);
  const own = [...(viewer?.saved ?? []), ...(viewer?.records ?? [])];
  const owners = [world.styles, world.instructors, world.playlists].flatMap(visible<NodeRow>);
  return [...own, ...owners].find((row) => globalId(row.__typename, row.key) === id) ?? null;
}

interface NodeRow {
  readonly __typename: string;
  readonly key: string;
  readonly isHidden: boolean;
}

type ProfileInput = Pick<ProfileRow, "name" | "familyName" | "phoneNumber" | "isSubscribed">;

function updateProfile(world: World, { phoneNumber, isSubscribed, ...names }: ProfileInput) {
  const member = memberOf(world);
  const refuse = (entry: RefusalEntry) => refusal("UpdateProfileRefused", entry);
  const name = plainLine(names.name).trim();
  const familyName = plainLine(names.familyName).trim();
  if (isNameTooShort(name)) {
    return refuse({ code: "INVALID_NAME", message: NAME_TOO_SHORT, field: "name" });
  }
  if (Math.max(name.length, familyName.length) > NAME_MAX_LENGTH) {
    return refuse({ code: "INVALID_NAME", message: "An error occurred!", field: "name" });
  }
  if (!isValidPhone(phoneNumber)) {
    return refuse({ code: "INVALID_PHONE", message: PHONE_INVALID, field: "phoneNumber" });
  }
  const changed = { name, familyName, phoneNumber: normalizePhone(phoneNumber), isSubscribed };
  member.profile = { ...member.profile, ...changed };
  return { __typename: "ProfileUpdated", member };
}

interface PasswordInput {
  readonly currentPassword: string;
  readonly newPassword: string;
}

function changePassword(world: World, { currentPassword, newPassword }: PasswordInput) {
  const member = memberOf(world);
  const refuse = (entry: RefusalEntry) => refusal("ChangePasswordRefused", entry);
  if (!isValidPassword(newPassword)) {
    const message = "Please enter a valid password!";
    return refuse({ code: "INVALID_PASSWORD", message, field: "newPassword" });
  }
  if (currentPassword !== member.password) {
    const message = "You entered the wrong password.";
    return refuse({ code: "NOT_AUTHORIZED", message, field: "currentPassword" });
  }
  member.password = newPassword;
  member.devices = member.devices.filter(({ isCurrent }) => isCurrent);
  return { __typename: "PasswordChanged", userName: member.key };
}

interface Input<Fields> {
  readonly input: Fields;
}

export const memberResolvers: Resolvers = {
  Query: {
    viewer: (_: unknown, __: unknown, world) => world.viewer,
    node: (_: unknown, { id }: { id: string }, world) => nodeOf(world, id),
    visitorLocation: (_: unknown, __: unknown, world) => world.place,
  },
  Mutation: {
    updateProfile: (_: unknown, { input }: Input<ProfileInput>, world) =>
      updateProfile(world, input),
    changePassword: (_: unknown, { input }: Input<PasswordInput>, world) =>
      changePassword(world, input),
  },
  Member: {
    id: ({ key }: MemberRow) => globalId("Member", key),
    profile: ({ profile, email, isVerified, groups }: MemberRow) => ({
      ...profile,
      email,
      emailVerified: isVerified,
      groups,
    }),
  },
};
