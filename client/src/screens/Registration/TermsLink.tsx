import { TextLink } from "../../design/primitives/TextLink";
import { paths } from "../../navigation/paths";

/** Opens beside the form, so that nothing typed is lost. */
export function TermsLink() {
  return (
    <TextLink to={paths.terms} target="_blank" rel="noopener">
      Terms & Conditions
    </TextLink>
  );
}
