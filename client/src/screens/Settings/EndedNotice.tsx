import { CalendarX2 } from "lucide-react";
import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay/hooks";
import { SilentBoundary } from "../../components/SilentBoundary";
import type { EndedNoticeQuery } from "./__generated__/EndedNoticeQuery.graphql";
import { StateNotice } from "./StateNotice";
import { longDate } from "./subscriptionFormat";

/** Says that the membership has ended, and when, as soon as the last invoice says so. */
export function EndedNotice() {
  return (
    <SilentBoundary fallback={<Ended on={null} />}>
      <Suspense fallback={<Ended on={null} />}>
        <Loaded />
      </Suspense>
    </SilentBoundary>
  );
}

/** Lines that are for a time of watching. */
const TIMES: readonly string[] = ["PLAN", "TRIAL"];

function Loaded() {
  const { viewer } = useLazyLoadQuery<EndedNoticeQuery>(
    graphql`
      query EndedNoticeQuery {
        viewer {
          invoices(first: 3) {
            edges {
              node {
                status
                lines {
                  kind
                  endsOn
                }
              }
            }
          }
        }
      }
    `,
    {},
  );
  const ends = (viewer?.invoices?.edges ?? [])
    .flatMap(({ node }) => (node.status === "PAID" ? node.lines : []))
    .flatMap(({ kind, endsOn }) => (TIMES.includes(kind) && endsOn != null ? [endsOn] : []))
    .filter((end) => Date.parse(end) <= Date.now());
  return <Ended on={ends.sort().at(-1) ?? null} />;
}

function Ended({ on }: { readonly on: string | null }) {
  return (
    <StateNotice
      tone="danger"
      icon={CalendarX2}
      title={on === null ? "Your membership has ended" : `Your membership ended on ${longDate(on)}`}
    >
      <p>Your progress and your saved classes are waiting for you.</p>
    </StateNotice>
  );
}
