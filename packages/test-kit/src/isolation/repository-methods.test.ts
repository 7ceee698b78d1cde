import { repositoryMethods } from "./repository-methods";

const methods = (text: string, ...others: readonly string[]) =>
  repositoryMethods([
    { file: "src/things/thing.repository.ts", text },
    ...others.map((other) => ({ file: "src/things/thing.rules.ts", text: other })),
  ]).map(({ name, takesMember }) => [name, takesMember]);

describe("the methods of a repository", () => {
  it("are those of a class that others can call", () => {
    const text = `export class Things {
      constructor(private readonly db: Pool) {}
      async find(memberId: string): Promise<void> {}
      count = async (kind: string) => 1;
      private hidden(memberId: string) {}
      #own(memberId: string) {}
    }`;
    expect(methods(text)).toEqual([
      ["Things.find", true],
      ["Things.count", false],
    ]);
  });

  it("are those of an object that a function makes, by the interface it promises", () => {
    const text = `export interface Things { find(asked: Asked): Promise<void>; list(): Promise<void> }
      interface Asked { readonly memberId: string }
      export function things(db: Pool): Things {
        return { find: async (asked) => {}, list: async () => {} };
      }`;
    expect(methods(text)).toEqual([
      ["things.find", true],
      ["things.list", false],
    ]);
  });

  it("are functions of their own that wait for the database, and no others", () => {
    const text = `export async function write(db: Pool, userId: string) {}
      export const read = (db: Pool): Promise<void> => db.query();
      export function condition(memberId: string): string { return ""; }
      async function unseen(memberId: string) {}`;
    expect(methods(text)).toEqual([
      ["write", true],
      ["read", false],
    ]);
  });

  it("take a member wherever the id hides: in a list, in a pattern, in a type of another file", () => {
    const text = `export class Things {
      many(memberIds: readonly string[]) {}
      one({ accountId }: Row) {}
      all(rows: readonly Outer[]) {}
      none(id: string, page: Page) {}
    }`;
    const types = `export interface Outer extends Middle { readonly at: Date }
      export type Middle = Omit<Inner, "at">;
      interface Inner { readonly memberId: string; readonly outer: Outer }
      interface Page { readonly limit: number }`;
    expect(methods(text, types)).toEqual([
      ["Things.many", true],
      ["Things.one", true],
      ["Things.all", true],
      ["Things.none", false],
    ]);
  });
});
