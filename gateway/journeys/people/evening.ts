import { danceClasses } from "@eightcount/demo/content/content-class";
import { buyMonthly } from "./checkout";
import { Person } from "./person";
import { memberIdOf, progressInput } from "./progress";
import { newAccount, PASSWORD } from "./sign-up";

const ADDRESS = "203.0.113.77";
const SEARCHED = "zapateado quartz";
/** How the card's number begins, masked or not. With only one more digit, it is a port. */
const CARD = /(?<!\d)4111(?!\d\b)/;

export const DANCED = danceClasses.find(({ filmId }) => filmId === "hip-hop-2")?.id ?? "";

/** Two members, and whether a text gives one of them away. */
export interface Evening {
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
    ...["zapateado", "Count Street", "M5V", "Tempo", "ending with 1111"],
  ].map((text) => text.toLowerCase());
  return {
    isPersonal: (text) =>
      CARD.test(text) || personal.some((part) => text.toLowerCase().includes(part)),
  };
}
