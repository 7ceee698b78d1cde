/** The gateway rejects the token. */
export const unauthenticated = {
  status: 401,
  errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
  data: undefined,
};

/** A field returns a refusal with this code. */
export const refused = (field: string, typename: string, code: string) => ({
  status: 200,
  data: { [field]: { __typename: typename, code } },
});
