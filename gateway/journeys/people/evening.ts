import { danceClasses } from "@eightcount/demo/content/content-class";
import { buyMonthly } from "./checkout";
import { Person } from "./person";
import { memberIdOf, progressInput } from "./progress";
import { type Account, newAccount, PASSWORD } from "./sign-up";

const ADDRESS = "203.0.113.77";
const SEARCHED = "zapateado quartz";

export const DANCED = danceClasses.find(({ filmId }) => filmId === "hip-hop-2")?.id ?? "";

/** Two members, and whether a text gives one of them away. */
export interface Evening {
  readonly account: Account;
  isPersonal(text: string): boolean;
}

/** One signs up, mistypes the password, pays, and searches. Another searches and dances. */
export async function liveAnEvening(): Promise<Evening> {
  const account = await newAccount(Person.at(ADDRESS));
  const { person, email, userName } = account;
  await person.signIn(email, "Wrong123!").catch(() => undefined);
  await buyMonthly(person);
  const dancer = await Person.member("active monthly");
  const search = { text: SEARCHED, hasText: true };
  const asVisitor = { ...search, isMember: false };
  await Promise.all([
    dancer.ask("SearchScreenQuery", { ...search, isMember: true }),
    Person.at(ADDRESS).ask("SearchScreenQuery", asVisitor, { method: "GET" }),
    dancer.ask("sendProgressMutation", { input: progressInput(DANCED, 40) }),
    dancer.fetch(`/class/${DANCED}`),
    dancer.fetch(`/search?${encodeURIComponent(SEARCHED)}`),
  ]);
  const personal = [
    ...[email, userName, memberIdOf(person), memberIdOf(dancer), ADDRESS, PASSWORD],
    // Fewer digits of the card could also be a port.
    ...["zapateado", "Count Street", "M5V", "Tempo", "41111111", "ending with 1111"],
  ].map((text) => text.toLowerCase());
  return {
    account,
    isPersonal: (text) => personal.some((part) => text.toLowerCase().includes(part)),
  };
}
