import { graphql } from "react-relay/hooks";

/** Names with a public page. The client server responds with 404 to any other name. */
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
