import {
  another,
  type ForgedDelivery,
  forged,
  MISMATCH,
  MISSING,
  OLD,
  own,
} from "./forged-delivery";
import { hmac, type Sender, signature } from "./senders";

/** A genuine notice with this value in the signature header. */
const withHeader =
  (value: (sender: Sender, body: string) => string): ForgedDelivery["make"] =>
  (sender) => {
    const body = sender.notice({});
    return { body, headers: { [sender.header]: value(sender, body) } };
  };

/** A notice that was signed with another secret or at another time. */
const signedWith = (secretOf: (sender: Sender) => string, ms = 0) =>
  withHeader((sender, body) => signature(secretOf(sender), body, Date.now() + ms));

const unsigned: readonly ForgedDelivery[] = [
  forged("without a signature", MISSING, (sender) => ({ body: sender.notice({}) })),
  forged(
    "with an empty signature",
    MISSING,
    withHeader(() => ""),
  ),
  forged(
    "with a moment only",
    MISSING,
    withHeader(() => String(Date.now())),
  ),
  forged(
    "with an HMAC only",
    MISSING,
    withHeader((sender, body) => hmac(own(sender), 0, body)),
  ),
  forged(
    "with an empty HMAC",
    MISMATCH,
    withHeader(() => `${Date.now()},`),
  ),
  forged(
    "with half an HMAC",
    MISMATCH,
    withHeader((sender, body) => signature(own(sender), body).slice(0, -32)),
  ),
  forged(
    "with a longer HMAC",
    MISMATCH,
    withHeader((sender, body) => `${signature(own(sender), body)}00`),
  ),
  forged(
    "with the HMAC's scheme in front",
    MISMATCH,
    withHeader((sender, body) => signature(own(sender), body).replace(",", ",sha256=")),
  ),
  forged(
    "with an HMAC of zeros",
    MISMATCH,
    withHeader(() => `${Date.now()},${"0".repeat(64)}`),
  ),
  forged("with basic authentication instead", MISSING, (sender) => ({
    body: sender.notice({}),
    headers: { authorization: `Basic ${Buffer.from(own(sender)).toString("base64")}` },
  })),
];

const secrets: readonly ForgedDelivery[] = [
  forged(
    "signed with an empty secret",
    MISMATCH,
    signedWith(() => ""),
  ),
  forged(
    "signed with the public default",
    MISMATCH,
    signedWith(({ publicDefault }) => publicDefault),
  ),
  forged(
    "signed with the header's name",
    MISMATCH,
    signedWith(({ header }) => header),
  ),
  forged(
    "signed with the other sender's secret",
    MISMATCH,
    signedWith((sender) => own(another(sender))),
  ),
  forged("in the other sender's header", MISSING, (sender) => {
    const body = sender.notice({});
    return { body, headers: { [another(sender).header]: signature(own(sender), body) } };
  }),
];

const moments: readonly ForgedDelivery[] = [
  forged("five minutes and a second old", OLD, signedWith(own, -301_000)),
  forged("a day old", OLD, signedWith(own, -86_400_000)),
  forged("five minutes and a few seconds ahead", OLD, signedWith(own, 305_000)),
  forged("a year ahead", OLD, signedWith(own, 31_536_000_000)),
  forged(
    "dated in seconds",
    OLD,
    withHeader((sender, body) => signature(own(sender), body, Math.floor(Date.now() / 1000))),
  ),
  ...["-1763900000000", "1e12", "0x19aa5d3b000", " ", "1763900000000.5", "NaN"].map((moment) =>
    forged(
      `dated ${JSON.stringify(moment)}`,
      MISSING,
      withHeader((sender, body) => `${moment},${hmac(own(sender), moment, body)}`),
    ),
  ),
  forged(
    "dated anew after signing",
    MISMATCH,
    withHeader((sender, body) => {
      const then = Date.now() - 3_600_000;
      return `${Date.now()},${hmac(own(sender), then, body)}`;
    }),
  ),
];

const many: readonly ForgedDelivery[] = [
  forged(
    "with three signatures, the last one right",
    MISSING,
    withHeader((sender, body) => {
      const wrong = "0".repeat(64);
      const now = Date.now();
      return [now, wrong, wrong, hmac(own(sender), now, body)].join(",");
    }),
  ),
  forged(
    "with a hundred signatures",
    MISSING,
    withHeader(() => [Date.now(), ...Array(100).fill("0".repeat(64))].join(",")),
  ),
  forged("with the header twice, both right", MISSING, (sender) => {
    const body = sender.notice({});
    const right = signature(own(sender), body);
    return {
      body,
      headers: [
        [sender.header, right],
        [sender.header, right],
      ],
    };
  }),
  forged("with the header twice, the first one wrong", MISSING, (sender) => {
    const body = sender.notice({});
    const [wrong, right] = [signature("another", body), signature(own(sender), body)];
    return {
      body,
      headers: [
        [sender.header, wrong],
        [sender.header, right],
      ],
    };
  }),
];

/** Notices whose signature is missing, wrong, or for another time. */
export const forgedSignatures: readonly ForgedDelivery[] = [
  ...unsigned,
  ...secrets,
  ...moments,
  ...many,
];
