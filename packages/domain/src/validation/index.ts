export { toFieldErrors } from './field-errors.ts';
export { toJsonSchema, type JsonSchema } from './to-json-schema.ts';
export { validate, type Validation } from './validate.ts';
