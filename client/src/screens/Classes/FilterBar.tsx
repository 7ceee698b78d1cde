import { LEVEL_NAMES } from "@eightcount/rules/levels";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { above, below } from "../../design/breakpoints";
import { Segmented } from "../../design/Segmented";
import { color } from "../../design/theme";
import type { FilterBar_query$key } from "./__generated__/FilterBar_query.graphql";
import { type ClassFilter, toggled } from "./classFilter";
import { FilterMenu } from "./FilterMenu";
import { SortMenu } from "./SortMenu";

interface FilterBarProps {
  readonly query: FilterBar_query$key;
  readonly filter: ClassFilter;
  readonly onChange: (filter: ClassFilter) => void;
}

/** Style, instructor, level and order of the class listing. */
export function FilterBar({ query, filter, onChange }: FilterBarProps) {
  const data = useFragment<FilterBar_query$key>(
    graphql`
      fragment FilterBar_query on Query {
        styles {
          name
        }
        instructors(first: 100) {
          edges {
            node {
              name
            }
          }
        }
      }
    `,
    query,
  );
  const menus = {
    Style: { key: "styles", options: data.styles.map((style) => style.name) },
    Instructor: {
      key: "instructors",
      options: data.instructors.edges.map(({ node }) => node.name),
    },
  } as const;
  return (
    <Bar>
      {Object.entries(menus).map(([label, { key, options }]) => (
        <FilterMenu
          key={label}
          label={label}
          options={options}
          chosen={filter[key]}
          onChange={(chosen) => onChange({ ...filter, [key]: chosen })}
        />
      ))}
      <Wide>
        <Segmented
          label="Level"
          segments={LEVEL_NAMES.map((name) => ({ value: name, label: name }))}
          selected={filter.levels}
          onToggle={(level) => onChange({ ...filter, levels: toggled(filter.levels, level) })}
        />
      </Wide>
      <Narrow>
        <FilterMenu
          label="Level"
          options={LEVEL_NAMES}
          chosen={filter.levels}
          onChange={(levels) => onChange({ ...filter, levels })}
        />
      </Narrow>
      <Spring />
      <SortMenu sort={filter.sort} onChange={(sort) => onChange({ ...filter, sort })} />
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  margin-bottom: 20px;
  padding: 14px 0;
  border-block: 1px solid ${color.line};
  ${below.shell} {
    flex-wrap: nowrap;
    margin-inline: -20px;
    padding-inline: 20px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`;

const Wide = styled.span`
  ${below.shell} {
    display: none;
  }
`;

const Narrow = styled.span`
  ${above.shell} {
    display: none;
  }
`;

const Spring = styled.span`
  flex: 1;
  ${below.shell} {
    display: none;
  }
`;
