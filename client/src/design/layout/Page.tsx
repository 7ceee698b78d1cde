import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import styled from "styled-components";
import { memberPaths, paths } from "../../navigation/paths";
import { Stretch } from "../primitives/Stretch";
import { below } from "../theme/breakpoints";
import { color, font, layout, radius } from "../theme/theme";
import { text } from "../theme/type";
import { availableHeight } from "./availableWindow";

export function PageTitle({ children, end }: { children: string; end?: ReactNode }) {
  return (
    <TitleRow>
      <h1>
        <Stretch from={70} to={122}>
          {children}
        </Stretch>
      </h1>
      {end}
    </TitleRow>
  );
}

interface SectionProps {
  readonly title: string;
  readonly note?: string;
  /** Link to the full list. `to` defaults to the listing named after the title. */
  readonly more?: { readonly to?: string; readonly label: string };
  /** Label of the link on phones, where it becomes a button below the list. */
  readonly moreOnPhones?: string;
  readonly children: ReactNode;
}

export function Section({ title, note, more, moreOnPhones, children }: SectionProps) {
  return (
    <section>
      <Header $movesBelow={moreOnPhones !== undefined}>
        <div>
          <h2>{title}</h2>
          {note !== undefined && <p>{note}</p>}
        </div>
        {more !== undefined && (
          <MoreLink to={more.to ?? paths.listing(title)} aria-label={`${more.label}: ${title}`}>
            {more.label} <ArrowRight />
          </MoreLink>
        )}
      </Header>
      {children}
      {more !== undefined && moreOnPhones !== undefined && (
        // Phones have no listing pages, so the link leads to all classes.
        <PhoneLink to={more.to ?? memberPaths.classes}>{moreOnPhones}</PhoneLink>
      )}
    </section>
  );
}

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 56px;
  ${below.shell} {
    gap: 40px;
  }
`;

export const Panel = styled.div`
  padding: 24px;
  border-radius: ${radius.l};
  background: ${color.surface};
  ${below.shell} {
    padding: 18px;
  }
`;

export const Content = styled.div`
  max-width: calc(${layout.content} + 2 * ${layout.gutter});
  min-height: calc(${availableHeight} - ${layout.topbar});
  margin: 0 auto;
  padding: 0 ${layout.gutter} 40px;
  ${below.shell} {
    min-height: calc(${availableHeight} - ${layout.topbarMobile});
    padding: 0 ${layout.gutterMobile} 32px;
  }
`;

const TitleRow = styled.div`
  display: flex;
  align-items: end;
  justify-content: space-between;
  flex-wrap: wrap;
  gap: 16px 24px;
  padding: 28px 0 24px;
  h1 {
    font: 840 clamp(40px, 5.2vw, 76px) / 0.86 ${font.display};
    letter-spacing: -0.02em;
    word-spacing: 0.1em;
    text-transform: uppercase;
    white-space: nowrap;
  }
  ${below.shell} {
    padding: 20px 0 16px;
  }
`;

const Header = styled.header<{ $movesBelow: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  min-height: 44px;
  margin-bottom: 16px;
  h2 {
    ${text.title2}
  }
  p {
    margin-top: 2px;
    color: ${color.muted};
    ${text.caption}
  }
  ${below.shell} {
    > a {
      display: ${(props) => (props.$movesBelow ? "none" : "inline-flex")};
    }
  }
`;

const MoreLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  flex: none;
  min-height: 44px;
  color: ${color.muted};
  font: 620 14px/1 ${font.text};
  white-space: nowrap;
  --icon: 16px;
  &:hover {
    color: ${color.text};
  }
`;

const PhoneLink = styled(Link)`
  display: none;
  ${below.shell} {
    display: flex;
    align-items: center;
    justify-content: center;
    height: 44px;
    margin-top: 24px;
    border-radius: ${radius.pill};
    background: color-mix(in srgb, ${color.text} 9%, transparent);
    font: 660 15px/1 ${font.text};
  }
`;
