import { graphql } from "react-relay/hooks";

/** Names that have a public page. Sent by the client's server, which answers 404 for any other. */
export const publicNames = graphql`
  query publicNamesQuery($after: String) @preloadable {
    styles {
      name
    }
    playlists {
      name
    }
    instructors(first: 100, after: $after) {
      edges {
        node {
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;
