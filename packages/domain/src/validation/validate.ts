import { ValidationError, type InferType, type Schema } from 'yup';
import type { FieldErrors } from '../errors/index.ts';
import { toFieldErrors } from './field-errors.ts';
import { shapeFaults } from './shape-faults.ts';

export type Validation<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

async function judge<S extends Schema>(
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

/**
 * Judges a value by a contract and names every fault at once. Types are checked first: rules and transforms that break
 * on another type add nothing to what is said of it.
 * @param how `strict` for bodies: a string is no number. `cast` for query strings, where everything is a string.
 */
export async function validate<S extends Schema>(
  schema: S,
  value: unknown,
  how: 'strict' | 'cast',
): Promise<Validation<InferType<S>>> {
  const { errors, isHuge } = shapeFaults(schema, value, how);
  if (Object.keys(errors).length === 0) return judge(schema, value, how);
  if (isHuge) return { ok: false, errors };
  const further = await judge(schema, value, how).catch(() => undefined);
  return { ok: false, errors: further && !further.ok ? { ...further.errors, ...errors } : errors };
}
