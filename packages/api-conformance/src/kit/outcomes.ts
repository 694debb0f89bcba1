import { errorStatuses, isErrorCode } from '@mijn/domain/errors';
import type { KitResponse } from './caller.ts';
import type { KitOperation } from './operations.ts';
import { fieldOf, idOf } from './values.ts';

/** A rule does not hold. The message says what was expected, and what came instead. */
export class Broken extends Error {
  override name = 'Broken';
}

/** A rule could not be checked. The message is the reason. */
export class Skipped extends Error {
  override name = 'Skipped';
}

const shortened = (text: string): string => (text.length > 160 ? `${text.slice(0, 160)}…` : text);

export function shown({ status, body, bytes }: KitResponse): string {
  const code = fieldOf(body, 'code');
  if (typeof code === 'string') return `${status} ${code}`;
  return status >= 400 && bytes.length > 0
    ? shortened(`${status} ${new TextDecoder().decode(bytes).replaceAll(/\s+/gu, ' ')}`)
    : String(status);
}

export function expectStatus(response: KitResponse, ...statuses: readonly number[]): void {
  if (!statuses.includes(response.status))
    throw new Broken(`expected ${statuses.join(' or ')}, got ${shown(response)}`);
}

/** Checks a condition. @throws Broken with what was expected and what was found. */
export function expect(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Broken(message);
}

/** The statuses with which routers refuse what they do not have. */
const ABSENT: ReadonlySet<number> = new Set([405, 501]);

/**
 * Returns whether a response says that the back end has no such operation. A row that is missing has a code; a code that is not in the
 * catalogue is a wrong code, and no sign that the operation is missing.
 */
export const isAbsent = ({ status, body }: KitResponse): boolean =>
  ABSENT.has(status) || (status === 404 && typeof fieldOf(body, 'code') !== 'string');

export const isSuccess = ({ status }: KitResponse): boolean => status >= 200 && status < 300;

/** Passes a successful answer on. Success is a check of its own, so that one fault is one line of the report. */
export function needSuccess(response: KitResponse): KitResponse {
  if (!isSuccess(response)) throw new Skipped(`the call did not succeed: ${shown(response)}`);
  return response;
}

/** Passes the response of a call that only some roles may make on. @throws Skipped if it is refused to the member */
export function needRole(response: KitResponse): KitResponse {
  if (response.status === 403) throw new Skipped('the member lacks the role');
  return response;
}

/** Returns the id of the row that a successful call created. @throws Skipped */
export function needId(response: KitResponse): string {
  const id = idOf(needSuccess(response).body);
  if (id === undefined) throw new Skipped('the response has no id');
  return id;
}

/** Returns whether the member lacks the role for an operation, which its contract foresees. */
export const lacksRole = ({ errors = [] }: KitOperation, { status }: KitResponse): boolean =>
  status === 403 && errors.some((code) => errorStatuses[code] === 403);

export function fieldCodesOf({ body }: KitResponse): string[] {
  const errors = Object.values(Object(fieldOf(body, 'errors'))).flat();
  return errors.flatMap((error) => {
    const code = fieldOf(error, 'code');
    return typeof code === 'string' ? [code] : [];
  });
}

export function statusOfCode({ body }: KitResponse): number | undefined {
  const code = fieldOf(body, 'code');
  return isErrorCode(code) ? errorStatuses[code] : undefined;
}
