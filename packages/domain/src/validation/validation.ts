import { type InferType, type Schema, ValidationError } from 'yup';
import { type FieldError, type FieldErrorCode, fieldErrorCodes, type FieldErrors } from '../errors/errors.ts';
import { shapeFaults } from './shape-faults.ts';

const codesOfYup: Record<string, FieldErrorCode> = {
  required: 'required',
  optionality: 'required',
  nullable: 'required',
  email: 'invalid_email',
  noUnknown: 'unknown_field',
  exact: 'unknown_field',
  oneOf: 'not_allowed',
};

const isFieldErrorCode = (name: string): name is FieldErrorCode =>
  fieldErrorCodes.some((code) => code === name);

function boundCodes(value: unknown): Record<string, FieldErrorCode> {
  if (Array.isArray(value)) return { min: 'too_few', max: 'too_many' };
  return typeof value === 'number'
    ? { min: 'too_low', max: 'too_high' }
    : { min: 'too_short', max: 'too_long' };
}

function codeOf({ type = '', value }: ValidationError): FieldErrorCode {
  const boundCode = boundCodes(value)[type];
  if (boundCode) return boundCode;
  return isFieldErrorCode(type) ? type : (codesOfYup[type] ?? 'invalid');
}

function paramsOf({ params = {} }: ValidationError): Pick<FieldError, 'params'> {
  const wanted = ['min', 'max', 'unknown', 'properties'].flatMap((name) => {
    const value = params[name];
    return typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : [];
  });
  return wanted.length > 0 ? { params: Object.fromEntries(wanted) } : {};
}

/** Returns the errors of yup (validated with `abortEarly: false`) by field path. An error of the whole value has the empty path. */
export function toFieldErrors(error: ValidationError): FieldErrors {
  const faults = error.inner.length > 0 ? error.inner : [error];
  const errors = new Map<string, FieldError[]>();
  for (const fault of faults) {
    const path = fault.path ?? '';
    const found = { code: codeOf(fault), ...paramsOf(fault) };
    const others = errors.get(path) ?? [];
    // The error `required` comes first, because an empty field breaks other rules too.
    errors.set(path, found.code === 'required' ? [found, ...others] : [...others, found]);
  }
  return Object.fromEntries(errors);
}

export type Validation<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

async function validateBySchema<S extends Schema>(
  schema: S,
  value: unknown,
  how: 'strict' | 'cast',
): Promise<Validation<InferType<S>>> {
  try {
    const valid = await schema.validate(value, {
      abortEarly: false,
      disableStackTrace: true,
      strict: how === 'strict',
    });
    return { ok: true, value: valid };
  } catch (error) {
    if (!ValidationError.isError(error)) throw error;
    return { ok: false, errors: toFieldErrors(error) };
  }
}

/** `strict` is for bodies, in which a string is not a number; `cast` for query strings, in which every value is a string. */
export async function validate<S extends Schema>(
  schema: S,
  value: unknown,
  how: 'strict' | 'cast',
): Promise<Validation<InferType<S>>> {
  const { errors, isHuge } = shapeFaults(schema, value, how);
  if (Object.keys(errors).length === 0) return validateBySchema(schema, value, how);
  if (isHuge) return { ok: false, errors };
  const further = await validateBySchema(schema, value, how).catch(() => undefined);
  return { ok: false, errors: further && !further.ok ? { ...further.errors, ...errors } : errors };
}

export { toJsonSchema, type JsonSchema } from './to-json-schema.ts';
