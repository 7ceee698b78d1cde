import { graphql, type PreloadedQuery, usePreloadedQuery } from "react-relay/hooks";
import { Navigate } from "react-router-dom";
import { paths } from "../../navigation/paths";
import type { InfoScreenQuery } from "./__generated__/InfoScreenQuery.graphql";
import { InfoForm } from "./InfoForm";
import { useMayRegister } from "./useMayRegister";

/** Second step of the three-step flow. */
export function InfoScreen({ queryRef }: { queryRef: PreloadedQuery<InfoScreenQuery> }) {
  const { registrationPolicy } = usePreloadedQuery<InfoScreenQuery>(
    graphql`
      query InfoScreenQuery($email: String) @preloadable {
        registrationPolicy {
          isOpenFor(email: $email)
        }
      }
    `,
    queryRef,
  );
  const mayRegister = useMayRegister(registrationPolicy);
  return mayRegister ? <InfoForm /> : <Navigate to={paths.signIn} replace />;
}
