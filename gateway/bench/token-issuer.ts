import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from "jose";

const ALGORITHM = "ES256";

export interface BenchMember {
  readonly id: string;
  readonly token: string;
}

/** Signs members' tokens, and serves the public key as accounts does. */
export class TokenIssuer {
  private readonly server: Server;
  private readonly sign: () => Promise<BenchMember>;

  private constructor(server: Server, sign: () => Promise<BenchMember>) {
    this.server = server;
    this.sign = sign;
  }

  static async open(): Promise<TokenIssuer> {
    const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
    const jwk = await exportJWK(publicKey);
    const kid = await calculateJwkThumbprint(jwk);
    const body = JSON.stringify({ keys: [{ ...jwk, kid, alg: ALGORITHM, use: "sig" }] });
    const server = createServer((_request, response) => {
      response.setHeader("content-type", "application/json").end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    return new TokenIssuer(server, async () => {
      const id = randomUUID();
      const token = await new SignJWT({
        sid: randomUUID(),
        email: `${id}@eightcount.test`,
        token_use: "access",
        "cognito:groups": ["Subscriber"],
      })
        .setProtectedHeader({ alg: ALGORITHM, kid, typ: "JWT" })
        .setSubject(id)
        .setIssuer("eightcount-accounts")
        .setAudience("eightcount")
        .setIssuedAt()
        .setExpirationTime("4h")
        .sign(privateKey);
      return { id, token };
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/`;
  }

  members(count: number): Promise<readonly BenchMember[]> {
    return Promise.all(Array.from({ length: count }, () => this.sign()));
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}
