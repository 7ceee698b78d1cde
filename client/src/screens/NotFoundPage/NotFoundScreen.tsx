import { NotFound } from "../../components/NotFound";

export function NotFoundScreen() {
  return <NotFound />;
}
