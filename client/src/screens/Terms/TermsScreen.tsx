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
      <Body>
        {termsSections(supportEmail).map(({ title, paragraphs }) => (
          <section key={title}>
            <h2>{title}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </Body>
    </>
  );
}

const Body = styled.div`
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
