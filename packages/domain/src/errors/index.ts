export { errorStatuses, isErrorCode, TWO_FACTOR_REQUIRED_MESSAGE, type ErrorCode } from './error-codes.ts';
export {
  fieldErrorCodes,
  type FieldError,
  type FieldErrorCode,
  type FieldErrors,
} from './field-error-codes.ts';
export type { ErrorBody } from './error-body.ts';
