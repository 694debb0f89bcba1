import type { ValidationError } from 'yup';
import { fieldErrorCodes, type FieldError, type FieldErrorCode, type FieldErrors } from '../errors/index.ts';

/** The code for a fault of yup's own; a rule of ours bears its code as its name. */
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

/** The figures that the text of a fault needs: the bound of `min` and `max`, the names of unknown fields. */
function paramsOf({ params = {} }: ValidationError): Pick<FieldError, 'params'> {
  const wanted = ['min', 'max', 'unknown', 'properties'].flatMap((name) => {
    const value = params[name];
    return typeof value === 'number' || typeof value === 'string' ? [[name, value] as const] : [];
  });
  return wanted.length > 0 ? { params: Object.fromEntries(wanted) } : {};
}

/**
 * Turns what yup found (validated with `abortEarly: false`) into faults by field path.
 * A fault of the whole value has the empty path.
 */
export function toFieldErrors(error: ValidationError): FieldErrors {
  const faults = error.inner.length > 0 ? error.inner : [error];
  const errors = new Map<string, FieldError[]>();
  for (const fault of faults) {
    const path = fault.path ?? '';
    const found = { code: codeOf(fault), ...paramsOf(fault) };
    const others = errors.get(path) ?? [];
    // An empty field breaks other rules too, but that it is empty says most.
    errors.set(path, found.code === 'required' ? [found, ...others] : [...others, found]);
  }
  return Object.fromEntries(errors);
}
