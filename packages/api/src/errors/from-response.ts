import {
  type ErrorCode,
  type FieldError,
  type FieldErrors,
  errorStatuses,
  isErrorCode,
  TWO_FACTOR_REQUIRED_MESSAGE,
} from '@mijn/domain/errors';
import type { ApiError } from './errors.ts';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** For back ends that send no code, or one that is newer than this client. The second factor is missing only if the response says so. */
function codeForStatus(status: number, message: unknown): ErrorCode {
  if (status === 403) return message === TWO_FACTOR_REQUIRED_MESSAGE ? 'two_factor_required' : 'forbidden';
  const codes = Object.keys(errorStatuses).filter(isErrorCode);
  return codes.find((code) => errorStatuses[code] === status) ?? 'internal_error';
}

const hasCode = (value: unknown): value is FieldError => isRecord(value) && typeof value['code'] === 'string';

function fieldErrorOf(fault: unknown): FieldError {
  if (!hasCode(fault)) return { code: 'invalid' };
  return { code: fault.code, ...(isParams(fault.params) && { params: fault.params }) };
}

const errorsOf = (errors: object): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).map(([path, faults]) => [path, [faults].flat().map(fieldErrorOf)] as const),
  );

const isParams = (value: unknown): value is NonNullable<Extract<ApiError, { kind: 'response' }>['params']> =>
  isRecord(value) &&
  Object.values(value).every((param) => typeof param === 'string' || typeof param === 'number');

interface FailedResponse {
  response: Pick<Response, 'status' | 'statusText'> & { headers: Pick<Headers, 'get'> };
  data?: unknown;
}

/** The longest wait that a failure tells, in seconds: a day. A later date is that of a wrong clock, and timers take no more than 24 days. */
const RETRY_AFTER_S_MAX = 86_400;

/** Returns the seconds of a `Retry-After`, which is a number of seconds or a date (RFC 9110 §10.2.3), at most a day, or NaN. */
export function secondsOf(retryAfter: string | null): number {
  const text = retryAfter || 'none';
  const number = Number(text);
  const seconds = Number.isNaN(number) ? Math.ceil((Date.parse(text) - Date.now()) / 1000) : number;
  return Math.min(Math.max(0, seconds), RETRY_AFTER_S_MAX);
}

export function fromResponse({ response, data }: FailedResponse): ApiError {
  const body = isRecord(data) ? data : {};
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  const requestId = response.headers.get('x-request-id');
  return {
    kind: 'response',
    status: response.status,
    code: isErrorCode(body['code']) ? body['code'] : codeForStatus(response.status, body['message']),
    message: typeof body['message'] === 'string' ? body['message'] : response.statusText,
    ...(isRecord(body['errors']) ? { errors: errorsOf(body['errors']) } : {}),
    ...(isParams(body['params']) ? { params: body['params'] } : {}),
    ...(Number.isFinite(retryAfter) ? { retry_after_s: retryAfter } : {}),
    ...(requestId ? { request_id: requestId } : {}),
  };
}
