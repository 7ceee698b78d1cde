/** One field of a protobuf message: numbers as bigint, the rest as the bytes they are. */
export interface ProtobufField {
  readonly number: number;
  readonly value: bigint | Buffer;
}

const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;

/** Walks the fields of a message in the order they were written. @throws RangeError when cut off. */
export function readFields(message: Buffer): readonly ProtobufField[] {
  const fields: ProtobufField[] = [];
  let position = 0;
  const varint = (): bigint => {
    let result = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(position);
      position += 1;
      result |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return result;
      if (shift > 63n) throw new RangeError("a number is too long");
    }
  };
  const take = (length: number): Buffer => {
    if (position + length > message.length) throw new RangeError("the message is cut off");
    position += length;
    return message.subarray(position - length, position);
  };
  while (position < message.length) {
    const tag = varint();
    const number = Number(tag >> 3n);
    const wire = Number(tag & 7n);
    if (wire === VARINT) fields.push({ number, value: varint() });
    else if (wire === FIXED_64) fields.push({ number, value: take(8).readBigUInt64LE() });
    else if (wire === BYTES) fields.push({ number, value: take(Number(varint())) });
    else if (wire === FIXED_32) fields.push({ number, value: BigInt(take(4).readUInt32LE()) });
    else throw new RangeError("the message is not protobuf");
  }
  return fields;
}

/** Every value of a repeated message field. */
export const messagesAt = (message: Buffer, number: number): readonly Buffer[] =>
  readFields(message).flatMap((field) =>
    field.number === number && Buffer.isBuffer(field.value) ? [field.value] : [],
  );
