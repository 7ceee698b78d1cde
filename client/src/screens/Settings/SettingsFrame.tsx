import type { ReactNode } from "react";
import styled from "styled-components";
import { PageTitle } from "../../design/layout/Page";
import { TabLinks } from "../../design/layout/Tabs";
import { paths } from "../../navigation/paths";

const TABS = [
  { to: paths.profile, label: "Profile Info" },
  { to: paths.subscription, label: "Manage Subscription" },
] as const;

export function SettingsFrame({ children }: { children: ReactNode }) {
  return (
    <>
      <PageTitle>SETTINGS</PageTitle>
      <TabLinks label="Settings" tabs={TABS} />
      <Content>{children}</Content>
    </>
  );
}

const Content = styled.div`
  margin-top: 32px;
`;
