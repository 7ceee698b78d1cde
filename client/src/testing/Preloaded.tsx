import type { ComponentType } from "react";
import { Suspense, useEffect, useState } from "react";
import { loadQuery, type PreloadedQuery, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, OperationType, Variables } from "relay-runtime";

interface PreloadedProps<Query extends OperationType> {
  readonly query: GraphQLTaggedNode;
  readonly variables: Variables;
  readonly Screen: ComponentType<{ queryRef: PreloadedQuery<Query> }>;
}

/** A screen with its query started as a route does. */
export function Preloaded<Query extends OperationType>(props: PreloadedProps<Query>) {
  const environment = useRelayEnvironment();
  const [queryRef, setQueryRef] = useState<PreloadedQuery<Query> | null>(null);
  const { query, variables, Screen } = props;
  // A route's loader runs once per visit, and so does this.
  const [first] = useState({ query, variables });
  useEffect(() => {
    const ref = loadQuery<Query>(environment, first.query, first.variables);
    setQueryRef(ref);
    return () => ref.dispose();
  }, [environment, first]);
  return <Suspense>{queryRef && <Screen queryRef={queryRef} />}</Suspense>;
}
