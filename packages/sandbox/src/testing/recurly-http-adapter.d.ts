import "recurly";

/** The client exports these without declaring them. */
declare module "recurly" {
  export class HttpResponse {
    constructor(statusCode: number, headers: Record<string, string>, body: string | null);
    readonly statusCode: number;
    readonly headers: Record<string, string>;
    readonly body: string | null;
  }

  export abstract class HttpAdapter {
    execute(
      method: string,
      url: string,
      headers: Record<string, string>,
      body: string | null,
    ): Promise<HttpResponse>;
  }

  export class DefaultHttpAdapter extends HttpAdapter {
    constructor(options?: { readonly timeout?: number });
  }
}
