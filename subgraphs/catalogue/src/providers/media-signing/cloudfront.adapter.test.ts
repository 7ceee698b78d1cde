import { cloudfrontSigning } from "./cloudfront.adapter";
import { mediaSigningContract } from "./media-signing.provider.contract";

describe("CloudFront signing", () => mediaSigningContract(cloudfrontSigning));
