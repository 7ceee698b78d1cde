import type { ReactNode } from "react";
import styled from "styled-components";
import { usePublicConfig } from "../../config/PublicConfigContext";
import { PageTitle } from "../../design/layout/Page";
import { TabLinks } from "../../design/layout/Tabs";
import { MailLink } from "../../design/primitives/TextLink";
import { color } from "../../design/theme/theme";
import { text } from "../../design/theme/type";
import { useIsBelow } from "../../design/theme/useMedia";
import { paths } from "../../navigation/paths";

const FAQ = { to: paths.faq, label: "FAQ" };
const CONTACT = { to: paths.contactUs, label: "Contact us" };

/** Help title and tabs. On phones the support email address replaces the contact form. */
export function HelpFrame({ children }: { children: ReactNode }) {
  const isSmall = useIsBelow("small");
  return (
    <>
      <PageTitle>HELP</PageTitle>
      <TabLinks label="Help" tabs={isSmall ? [FAQ] : [FAQ, CONTACT]}>
        {isSmall && <span aria-disabled="true">{CONTACT.label}</span>}
      </TabLinks>
      {isSmall && <WriteToUs />}
      <Content>{children}</Content>
    </>
  );
}

export function WriteToUs() {
  const { supportEmail } = usePublicConfig();
  return (
    <Line>
      Write to us at <MailLink href={`mailto:${supportEmail}`}>{supportEmail}</MailLink>.
    </Line>
  );
}

const Line = styled.p`
  margin-top: 20px;
  color: ${color.muted};
  ${text.small}
`;

const Content = styled.div`
  max-width: 760px;
  margin-top: 32px;
`;
