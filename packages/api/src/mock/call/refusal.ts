import { type ErrorBody, type ErrorCode, TWO_FACTOR_REQUIRED_MESSAGE } from '@mijn/domain/errors';

/** The further fields of an error response. */
export type ErrorDetails = Pick<ErrorBody, 'errors' | 'params'>;

/** An error response with a code of the catalogue. */
export class Refusal {
  readonly body: ErrorBody;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    const message = code === 'two_factor_required' ? TWO_FACTOR_REQUIRED_MESSAGE : `Mocked: ${code}.`;
    this.body = { code, message, ...details };
  }
}

/** Returns a responder that refuses every call. */
export const refuse =
  (code: ErrorCode, details?: ErrorDetails): (() => Refusal) =>
  () =>
    new Refusal(code, details);

/** Returns the refusal of an input with one wrong field. */
export const wrongField = (
  field: string,
  code: NonNullable<ErrorBody['errors']>[string][number]['code'],
): Refusal => new Refusal('validation_failed', { errors: { [field]: [{ code }] } });
