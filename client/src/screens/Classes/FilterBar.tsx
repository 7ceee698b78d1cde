import { LEVEL_NAMES } from "@eightcount/rules/catalogue/levels";
import { graphql, useFragment } from "react-relay/hooks";
import styled from "styled-components";
import { Segmented } from "../../design/form/Segmented";
import { above, below } from "../../design/theme/breakpoints";
import { color } from "../../design/theme/theme";
import type { FilterBar_query$key } from "./__generated__/FilterBar_query.graphql";
import { type ClassFilter, GRAPH_LEVELS, toggled } from "./classFilter";
import { FilterMenu } from "./FilterMenu";
import { OptionCount } from "./OptionCount";
import { SortMenu } from "./SortMenu";

interface FilterBarProps {
  readonly query: FilterBar_query$key;
  readonly filter: ClassFilter;
  readonly onChange: (filter: ClassFilter) => void;
}

/** Filter bar of the class listing. Every option shows how many classes it would leave. */
export function FilterBar({ query, filter, onChange }: FilterBarProps) {
  const data = useFragment<FilterBar_query$key>(
    graphql`
      fragment FilterBar_query on Query
      @argumentDefinitions(filter: { type: "DanceClassFilter" }) {
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
        classFilterCounts(filter: $filter) {
          styles {
            name
            count
          }
          instructors {
            name
            count
          }
          levels {
            name
            count
          }
        }
      }
    `,
    query,
  );
  const counts = data.classFilterCounts;
  const teachers = data.instructors.edges.map(({ node }) => node);
  const menus = {
    Style: { key: "styles", options: withCounts(data.styles, counts.styles) },
    Instructor: { key: "instructors", options: withCounts(teachers, counts.instructors) },
  } as const;
  const levels = LEVEL_NAMES.map((name) => ({
    name,
    count: counts.levels.find((level) => level.name === GRAPH_LEVELS[name])?.count ?? 0,
  }));
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
          segments={levels.map(({ name, count }) => ({
            value: name,
            label: name,
            note: <OptionCount count={count} />,
          }))}
          selected={filter.levels}
          onToggle={(level) => onChange({ ...filter, levels: toggled(filter.levels, level) })}
        />
      </Wide>
      <Narrow>
        <FilterMenu
          label="Level"
          options={levels}
          chosen={filter.levels}
          onChange={(levels) => onChange({ ...filter, levels })}
        />
      </Narrow>
      <Spacer />
      <SortMenu sort={filter.sort} onChange={(sort) => onChange({ ...filter, sort })} />
    </Bar>
  );
}

interface Named {
  readonly name: string;
}

/** Adds counts to the options. A missing count means zero classes. */
function withCounts(
  options: readonly Named[],
  counts: readonly (Named & { readonly count: number })[],
) {
  const known = new Map(counts.map(({ name, count }) => [name, count]));
  return options.map(({ name }) => ({ name, count: known.get(name) ?? 0 }));
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

const Spacer = styled.span`
  flex: 1;
  ${below.shell} {
    display: none;
  }
`;
