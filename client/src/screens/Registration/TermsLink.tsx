import { TextLink } from "../../design/primitives/TextLink";
import { paths } from "../../navigation/paths";

/** Opens in a new tab, so that no typed text is lost. */
export function TermsLink() {
  return (
    <TextLink to={paths.terms} target="_blank" rel="noopener">
      Terms & Conditions
    </TextLink>
  );
}
