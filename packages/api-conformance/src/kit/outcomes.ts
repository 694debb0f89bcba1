import { errorStatuses, isErrorCode } from '@mijn/domain/errors';
import type { KitAnswer } from './caller.ts';
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

export function shown({ status, body, bytes }: KitAnswer): string {
  const code = fieldOf(body, 'code');
  if (typeof code === 'string') return `${status} ${code}`;
  return status >= 400 && bytes.length > 0
    ? shortened(`${status} ${new TextDecoder().decode(bytes).replaceAll(/\s+/gu, ' ')}`)
    : String(status);
}

export function expectStatus(answer: KitAnswer, ...statuses: readonly number[]): void {
  if (!statuses.includes(answer.status))
    throw new Broken(`expected ${statuses.join(' or ')}, got ${shown(answer)}`);
}

/** Checks a condition. @throws Broken with what was expected and what was found. */
export function expect(holds: boolean, message: string): asserts holds {
  if (!holds) throw new Broken(message);
}

export const isSuccess = ({ status }: KitAnswer): boolean => status >= 200 && status < 300;

/** Passes a successful answer on. Success is a check of its own, so that one fault is one line of the report. */
export function needSuccess(answer: KitAnswer): KitAnswer {
  if (!isSuccess(answer)) throw new Skipped(`the call did not succeed: ${shown(answer)}`);
  return answer;
}

/** Passes the answer of a call that only some roles may make on. @throws Skipped if it is refused to the member */
export function needRole(answer: KitAnswer): KitAnswer {
  if (answer.status === 403) throw new Skipped('the member lacks the role');
  return answer;
}

/** Returns the id of the row that a successful call created. @throws Skipped */
export function needId(answer: KitAnswer): string {
  const id = idOf(needSuccess(answer).body);
  if (id === undefined) throw new Skipped('the answer has no id');
  return id;
}

/** Returns whether the member lacks the role for an operation, which its contract foresees. */
export const lacksRole = ({ errors = [] }: KitOperation, { status }: KitAnswer): boolean =>
  status === 403 && errors.some((code) => errorStatuses[code] === 403);

export function fieldCodesOf({ body }: KitAnswer): string[] {
  const errors = Object.values(Object(fieldOf(body, 'errors'))).flat();
  return errors.flatMap((error) => {
    const code = fieldOf(error, 'code');
    return typeof code === 'string' ? [code] : [];
  });
}

export function statusOfCode({ body }: KitAnswer): number | undefined {
  const code = fieldOf(body, 'code');
  return isErrorCode(code) ? errorStatuses[code] : undefined;
}
