import encoding from "k6/encoding";

/** The groups that an access token proves. */
export function groupsOf(token: string): readonly string[] {
  const claims = encoding.b64decode(token.split(".")[1] ?? "", "rawurl", "s");
  return (JSON.parse(claims) as { "cognito:groups"?: readonly string[] })["cognito:groups"] ?? [];
}
