import { type ErrorCode, errorStatuses, isErrorCode } from '@mijn/domain/errors';
import { HTTPError } from 'ky';
import type { ApiError } from './api-error.ts';

type Answer = Extract<ApiError, { kind: 'answer' }>;

/** The code for a status, for back ends that send none: the first of the catalogue that has it. */
function codeForStatus(status: number): ErrorCode {
  const codes = Object.keys(errorStatuses).filter(isErrorCode);
  return codes.find((code) => errorStatuses[code] === status) ?? 'internal_error';
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isErrors = (value: unknown): value is NonNullable<Answer['errors']> =>
  isRecord(value) && Object.values(value).every((faults) => Array.isArray(faults));

const isParams = (value: unknown): value is NonNullable<Answer['params']> =>
  isRecord(value) &&
  Object.values(value).every((param) => typeof param === 'string' || typeof param === 'number');

function fromResponse({ response, data }: HTTPError): Answer {
  const body = isRecord(data) ? data : {};
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return {
    kind: 'answer',
    status: response.status,
    code: isErrorCode(body['code']) ? body['code'] : codeForStatus(response.status),
    message: typeof body['message'] === 'string' ? body['message'] : response.statusText,
    ...(isErrors(body['errors']) ? { errors: body['errors'] } : {}),
    ...(isParams(body['params']) ? { params: body['params'] } : {}),
    ...(Number.isFinite(retryAfter) ? { retry_after_s: retryAfter } : {}),
  };
}

/** What a thrown value of ky means. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof HTTPError) return fromResponse(thrown);
  if (isRecord(thrown) && thrown['name'] === 'AbortError') return { kind: 'cancelled' };
  return { kind: 'network' };
}
