import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { checkout } from "@eightcount/local-stack/checkout/checkout";
import { type IsolationCase, type IsolationWorld, isolationFaults } from "./isolation-faults";
import { repositoryMethods, type SourceFile } from "./repository-methods";

export type { IsolationCase, IsolationWorld, Person } from "./isolation-faults";

type AnyCase<World> = IsolationCase<World, unknown>;

export interface IsolationTable<World> {
  readonly sources: string;
  readonly open: () => Promise<World>;
  /** One case for each method that reads or writes member data. */
  readonly cases: Readonly<Record<string, AnyCase<World>>>;
  /** Reasons for exempt methods. A method that takes a member id cannot be exempt. */
  readonly notOfAMember: Readonly<Record<string, string>>;
}

export const casesOf =
  <World>() =>
  <Things>(one: IsolationCase<World, Things>): AnyCase<World> =>
    one as AnyCase<World>;

/** Proves that members cannot read or change each other's data. Fails for untested methods. */
export function describeIsolation<World extends IsolationWorld>(
  table: IsolationTable<World>,
): void {
  describe(`member isolation in ${table.sources}`, () => {
    const methods = repositoryMethods(sourcesIn(table.sources));
    const named = Object.keys(table.cases);
    const exempt = Object.keys(table.notOfAMember);
    let world: World;
    beforeAll(async () => {
      world = await table.open();
    });
    afterAll(() => world?.close());

    it("covers every method of every repository and read model", () => {
      const names = methods.map(({ name }) => name);
      expect(names.filter((name) => !named.includes(name) && !exempt.includes(name))).toEqual([]);
      expect([...named, ...exempt].filter((name) => !names.includes(name))).toEqual([]);
      expect(named.filter((name) => exempt.includes(name))).toEqual([]);
    });

    it("exempts no method that takes a member's id", () => {
      const waived = methods.filter(
        ({ name, takesMember }) => takesMember && exempt.includes(name),
      );
      expect(waived).toEqual([]);
    });

    it.each(Object.entries(table.cases))(
      "%s neither returns nor changes another member's data",
      async (_, one) => {
        expect(await isolationFaults(world, one)).toEqual([]);
      },
    );
  });
}

function sourcesIn(folder: string): readonly SourceFile[] {
  const listed = readdirSync(path.join(checkout, folder), { recursive: true, encoding: "utf8" });
  return listed
    .filter((name) => name.endsWith(".ts") && !/\.(test|contract|d)\.ts$/.test(name))
    .map((name) => path.posix.join(folder, name))
    .filter((file) => !/\/(generated|testing)\//.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(checkout, file), "utf8") }));
}
