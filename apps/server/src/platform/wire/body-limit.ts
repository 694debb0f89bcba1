import { BODY_BYTES_MAX } from '@mijn/domain/limits';
import { type JsonSchema, toJsonSchema } from '@mijn/domain/validation';
import type { Shape } from '@mijn/domain/wire';
import type { Schema } from 'yup';

/** The smallest limit of a body, in bytes. It leaves room for spaces, and for fields without a maximum. */
export const BODY_BYTES_MIN = 256 * 1024;

/** The largest number of bytes of a character in JSON: `\u00e9`. */
const CHARACTER_BYTES = 6;

/** The number of bytes of a number, date, boolean or null. The longest is a number such as `-1.7976931348623157e+308`. */
const VALUE_BYTES = 30;

const ID_BYTES = '"01a1f9c4-c6f4-7226-b044-46c8cecb18b1"'.length;

/** The number of bytes of the signs around a value: quotes, brackets, a colon and a comma. */
const SIGNS_BYTES = 4;

const sumOf = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0);

function bytesOf({ type, format, maxLength, maxItems, items, properties = {} }: JsonSchema): number {
  if (type === 'object') {
    const fields = Object.entries(properties);
    return SIGNS_BYTES + sumOf(fields.map(([name, field]) => name.length + SIGNS_BYTES + bytesOf(field)));
  }
  if (type === 'array') return SIGNS_BYTES + (maxItems ?? 0) * (SIGNS_BYTES + (items ? bytesOf(items) : 0));
  if (format === 'uuid') return ID_BYTES;
  return type === 'string' ? (maxLength ?? 0) * CHARACTER_BYTES + VALUE_BYTES : VALUE_BYTES;
}

/** The bytes of the largest valid body, with six bytes for each character, and without those of fields that have no maximum. */
export const largestBody = (schema: Schema): number => bytesOf(toJsonSchema(schema));

/** The limit of the body of an operation in bytes: what its contract can use, between `BODY_BYTES_MIN` and `BODY_BYTES_MAX`, or what it says. */
export function bodyLimit({ body, bodyBytesMax }: Shape): number {
  if (bodyBytesMax !== undefined) return bodyBytesMax;
  return Math.min(BODY_BYTES_MAX, Math.max(BODY_BYTES_MIN, body ? largestBody(body) : 0));
}
