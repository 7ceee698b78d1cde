import styled from "styled-components";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { PageTitle } from "../../design/layout/Page";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { termsSections } from "./terms";

export function TermsScreen() {
  const { supportEmail } = usePublicConfig();
  return (
    <>
      <PageTitle>TERMS</PageTitle>
      <Words>
        {termsSections(supportEmail).map(({ title, words }) => (
          <section key={title}>
            <h2>{title}</h2>
            {words.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Words>
    </>
  );
}

const Words = styled.div`
  display: grid;
  gap: 32px;
  max-width: 68ch;
  h2 {
    ${text.title2}
  }
  p {
    margin-top: 10px;
    color: ${color.muted};
    line-height: 1.6;
  }
`;
