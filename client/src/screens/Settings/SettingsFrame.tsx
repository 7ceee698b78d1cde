import type { ReactNode } from "react";
import { useMatch } from "react-router-dom";
import styled from "styled-components";
import { PageTitle } from "../../design/layout/Page";
import { TabLinks } from "../../design/layout/Tabs";
import { paths } from "../../navigation/paths";

export function SettingsFrame({ children }: { children: ReactNode }) {
  const isAboutInvoices = useMatch(`${paths.invoices}/*`) !== null;
  const tabs = [
    { to: paths.profile, label: "Profile Info" },
    { to: paths.subscription, label: "Manage Subscription", isCurrent: isAboutInvoices },
  ];
  return (
    <>
      <PageTitle>SETTINGS</PageTitle>
      <TabLinks label="Settings" tabs={tabs} />
      <Content>{children}</Content>
    </>
  );
}

const Content = styled.div`
  margin-top: 32px;
`;
