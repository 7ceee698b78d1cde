const repeated = (times: number, text: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => text(index)).join(" ");

const signIn = (index: number) =>
  `a${index}: signIn(input: {email: "a@example.com", password: "Dance123!", rememberMe: false}) { __typename }`;

const deep = (levels: number) =>
  `{ styles { classes { edges { node ${"{ similarClasses ".repeat(levels)}{ id }${" }".repeat(levels)} } } } }`;

/** Operation texts that a graph without persisted operations would run; short enough for GET. */
export const freeTexts: Readonly<Record<string, string>> = {
  "a type name": "{ __typename }",
  "introspection of the schema": "{ __schema { types { name fields { name } } } }",
  "introspection of a type": '{ __type(name: "Member") { fields { name } } }',
  "introspection next to a field": "{ styles { id } __schema { queryType { name } } }",
  "a subgraph's schema": "{ _service { sdl } }",
  "entities by their ids":
    'query { _entities(representations: [{__typename: "Member", id: "TWVtYmVyOjE"}]) { __typename } }',
  "a field that is nearly right": "{ viewr { id } }",
  "a query of 40 levels": deep(40),
  "sixty sign-ins under aliases": `mutation { ${repeated(60, signIn)} }`,
  "two hundred aliases": `{ ${repeated(200, (index) => `a${index}: styles { id }`)} }`,
  "fragments in a circle": "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
  "three hundred directives": `{ styles ${repeated(300, () => "@include(if: true)")} { id } }`,
  "a deferred fragment": "{ styles { id ... @defer { name } } }",
  "a subscription": "subscription { __typename }",
  "text that is no GraphQL": "{{{{",
  "an empty text": "",
};
