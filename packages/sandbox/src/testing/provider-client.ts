import { Client, DefaultHttpAdapter, HttpAdapter, type HttpResponse } from "recurly";
import { contractProblems } from "./provider-contract";

/** Sends the official client's requests to the sandbox and checks every answer. */
class CheckedAdapter extends HttpAdapter {
  readonly #inner = new DefaultHttpAdapter({ timeout: 10_000 });

  constructor(
    private readonly base: URL,
    private readonly checked: { count: number },
  ) {
    super();
  }

  override async execute(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: string | null,
  ): Promise<HttpResponse> {
    const target = new URL(url);
    target.protocol = this.base.protocol;
    target.host = this.base.host;
    const response = await this.#inner.execute(method, target.href, headers, body);
    const path = `${target.pathname}${target.search}`;
    const { statusCode: status } = response;
    const problems = contractProblems({ method, path, status, body: response.body });
    if (problems.length > 0) throw new Error(`contract broken:\n${problems.join("\n")}`);
    this.checked.count += 1;
    return response;
  }
}

/** The official client against a sandbox; `checked.count` is how many answers kept the contract. */
export function providerClient(port: number, apiKey = "sandbox-api-key") {
  const checked = { count: 0 };
  const httpAdapter = new CheckedAdapter(new URL(`http://127.0.0.1:${port}`), checked);
  return { client: new Client(apiKey, { httpAdapter }), checked };
}
