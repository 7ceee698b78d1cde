import type { ReactNode } from "react";
import styled from "styled-components";
import { SplitPage } from "../../components/SplitPage";
import signInPicture from "../../design/art/signin.webp";
import { FormStack } from "../../design/layout/FunnelPage";
import { TextLink } from "../../design/primitives/TextLink";
import { text } from "../../design/theme/type";
import { paths } from "../../navigation/paths";

interface ResetPageProps {
  readonly title: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function ResetPage({ title, onSubmit, children }: ResetPageProps) {
  return (
    <SplitPage title={title} picture={signInPicture}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <FormStack>{children}</FormStack>
      </form>
      <Back>
        <TextLink to={paths.signIn}>Back to Sign In</TextLink>
      </Back>
    </SplitPage>
  );
}

const Back = styled.p`
  margin-top: 24px;
  text-align: center;
  ${text.small}
`;
