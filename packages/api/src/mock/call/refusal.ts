import { type ErrorBody, type ErrorCode, TWO_FACTOR_REQUIRED_MESSAGE } from '@mijn/domain/errors';

export type ErrorDetails = Partial<Pick<ErrorBody, 'errors' | 'params' | 'message'>>;

export class Refusal {
  readonly body: ErrorBody;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    const message = code === 'two_factor_required' ? TWO_FACTOR_REQUIRED_MESSAGE : `Mocked: ${code}.`;
    this.body = { code, message, ...details };
  }
}

export const refuse =
  (code: ErrorCode, details?: ErrorDetails): (() => Refusal) =>
  () =>
    new Refusal(code, details);

export const wrongField = (
  field: string,
  code: NonNullable<ErrorBody['errors']>[string][number]['code'],
): Refusal => new Refusal('validation_failed', { errors: { [field]: [{ code }] } });
