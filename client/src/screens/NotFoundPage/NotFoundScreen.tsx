import { NotFound } from "../../components/NotFound";

/** Any address that is no page. */
export function NotFoundScreen() {
  return <NotFound />;
}
