import { normalizeText } from '@mijn/domain/texts';
import { validate } from '@mijn/domain/validation';
import type { InferType, Schema } from 'yup';
import { AppError } from './app-error.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/iu;

/** Matches the fields whose values are not changed, such as `password` and `current_password`. */
const VERBATIM = /(?:^|_)password(?:_|$)/u;
/** The texts of deeper input are not changed, because the schemas refuse the input. */
const DEPTH_MAX = 6;
/** The schemas refuse an object with more fields, which takes long to copy. */
const FIELDS_MAX = 1000;

function withNormalTexts(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return normalizeText(value);
  if (typeof value !== 'object' || value === null || depth === DEPTH_MAX) return value;
  if (Array.isArray(value)) return value.map((item) => withNormalTexts(item, depth + 1));
  if (Object.keys(value).length > FIELDS_MAX) return value;
  const entries = Object.entries(value).map(([name, part]): [string, unknown] => [
    name,
    VERBATIM.test(name) ? part : withNormalTexts(part, depth + 1),
  ]);
  return Object.fromEntries(entries);
}

/**
 * `strict` is for bodies, `cast` for queries and form fields, which are strings. Texts are normalized first, so that limits
 * count what is stored (docs/decisions/0224). @throws AppError `validation_failed` with every fault.
 */
export async function readInput<S extends Schema>(
  schema: S,
  value: unknown,
  how: 'strict' | 'cast',
): Promise<InferType<S>> {
  const result = await validate(schema, withNormalTexts(value), how);
  if (!result.ok) throw new AppError('validation_failed', { errors: result.errors });
  // A strict validation changes nothing, and ids in capitals are the same ids.
  return how === 'strict' ? schema.cast(result.value) : result.value;
}

/** @throws AppError `validation_failed` if a key is repeated, because the value would be ambiguous. */
export function readQuery(query: unknown): Readonly<Record<string, unknown>> {
  const entries = typeof query === 'object' && query !== null ? Object.entries(query) : [];
  const repeated = entries.filter(([, value]) => Array.isArray(value));
  if (repeated.length > 0) {
    const errors = Object.fromEntries(repeated.map(([key]) => [key, [{ code: 'invalid' as const }]]));
    throw new AppError('validation_failed', { message: 'A key of the query is there twice.', errors });
  }
  return Object.fromEntries(entries);
}

export function isId(text: string): boolean {
  return UUID.test(text);
}

/** Ids (names that end with `_id`) become lower case. @throws AppError `not_found` if an id is not a UUID. */
export function readParams(params: Readonly<Record<string, string>>): Record<string, string> {
  const entries = Object.entries(params).map(([name, value]) => {
    if (!name.endsWith('_id')) return [name, value];
    if (!isId(value)) throw new AppError('not_found');
    return [name, value.toLowerCase()];
  });
  return Object.fromEntries(entries);
}
