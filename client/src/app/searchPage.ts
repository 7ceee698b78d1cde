import SearchScreenQuery from "../screens/Search/__generated__/SearchScreenQuery$parameters";
import { readSearchText } from "../search/searchText";
import type { AccessRule } from "./access";
import type { PagePath } from "./pagePaths";
import { type ScreenRoute, screen } from "./routeTable";

export function searchPage(path: PagePath, access: AccessRule): ScreenRoute {
  return screen({
    path,
    title: "Search",
    access,
    load: async () => (await import("../screens/Search/SearchScreen")).SearchScreen,
    parameters: SearchScreenQuery,
    variables: ({ search, isMember }) => {
      const text = readSearchText(search);
      return { text, hasText: text !== "", isMember };
    },
  });
}
