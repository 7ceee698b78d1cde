import type { ReactNode } from "react";
import styled from "styled-components";
import { below } from "../../design/breakpoints";
import { Box, FormStack, FunnelPage } from "../../design/FunnelPage";
import { text } from "../../design/type";

interface ResetPageProps {
  readonly title: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** The frame of the three reset steps, under the branded header. */
export function ResetPage({ title, onSubmit, children }: ResetPageProps) {
  return (
    <FunnelPage>
      <Middle>
        <Box>
          <h1>{title}</h1>
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit();
            }}
          >
            <FormStack>{children}</FormStack>
          </form>
        </Box>
      </Middle>
    </FunnelPage>
  );
}

const Middle = styled.div`
  width: min(480px, 100% - 40px);
  margin: 6vh auto 56px;
  h1 {
    ${text.title1}
    margin-bottom: 24px;
  }
  ${below.funnel} {
    margin-top: 16px;
  }
`;
