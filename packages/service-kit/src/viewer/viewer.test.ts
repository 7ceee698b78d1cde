import { AccessError } from "./access-error";
import { canWatch, requireEntitled, requireMember, type Viewer, visitor } from "./viewer";

const member = (groups: Viewer["groups"]): Viewer => ({ ...visitor, memberId: "m-1", groups });

describe("access", () => {
  it.each(["Subscriber", "Employee", "FreeAccess"] as const)("%s may watch", (group) => {
    expect(canWatch(member([group]))).toBe(true);
  });

  it("a member without a group may not watch, nor may a visitor who claims one", () => {
    expect(canWatch(member([]))).toBe(false);
    expect(canWatch({ ...visitor, groups: ["Subscriber"] })).toBe(false);
  });

  it("distinguishes a missing sign-in from a missing entitlement", () => {
    expect(() => requireMember(visitor)).toThrow(new AccessError("UNAUTHENTICATED"));
    expect(() => requireEntitled(visitor)).toThrow(new AccessError("UNAUTHENTICATED"));
    expect(() => requireEntitled(member([]))).toThrow(new AccessError("FORBIDDEN"));
    expect(requireEntitled(member(["Employee"]))).toBe("m-1");
  });
});
