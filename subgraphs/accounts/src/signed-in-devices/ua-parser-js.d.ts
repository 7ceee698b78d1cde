// Version 1 has no declarations of its own. These are the parts in use.
declare module "ua-parser-js" {
  interface Part {
    readonly name?: string;
  }

  export class UAParser {
    /** Reads at most 500 characters. */
    constructor(userAgent: string);
    getBrowser(): Part;
    getOS(): Part;
    /** `type` is undefined for computers. */
    getDevice(): { readonly type?: string };
  }
}
