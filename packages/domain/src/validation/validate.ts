import { ValidationError, type InferType, type Schema } from 'yup';
import type { FieldErrors } from '../errors/index.ts';
import { toFieldErrors } from './field-errors.ts';

export type Validation<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/**
 * Judges a value by a contract and names every fault at once.
 * @param how `strict` for bodies: a string is no number. `cast` for query strings, where everything is a string.
 */
export async function validate<S extends Schema>(
  schema: S,
  value: unknown,
  how: 'strict' | 'cast',
): Promise<Validation<InferType<S>>> {
  try {
    const valid = await schema.validate(value, { abortEarly: false, strict: how === 'strict' });
    return { ok: true, value: valid };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { ok: false, errors: toFieldErrors(error) };
  }
}
