import type { Check } from '../kit/check.ts';
import { expect, Skipped } from '../kit/outcomes.ts';
import type { Kit } from '../kit/kit.ts';
import { unknownPath } from '../kit/known-ids.ts';
import { isScoped, type KitOperation, operations } from '../kit/operations.ts';
import { UNKNOWN_ID } from '../kit/samples.ts';
import { responsesOf } from './shapes.ts';

/** Makes one call that every back end refuses, because nobody is in the association or signed in. */
async function causeError({ member, anonymous }: Kit, operation: KitOperation): Promise<void> {
  const { method } = operation;
  const json = method === 'GET' ? undefined : {};
  if (isScoped(operation)) {
    const path = unknownPath(operation, { association_id: UNKNOWN_ID });
    await member.caller.send({ method, path, json, isBodyIgnored: true });
  } else if (method === 'GET' && operation.needsSession) {
    await anonymous.send({ method, path: unknownPath(operation, {}), isBodyIgnored: true });
  }
}

const everyError: Check = {
  id: 'errors-body',
  name: 'An error has a code of the catalogue with its status, and a message',
  group: 'Statuses and errors',
  rule: 'Errors',
  about: operations,
  run: async (kit, operation) => {
    await causeError(kit, operation);
    const { errors, isThere, wrongError, absentError } = kit.observations.of(operation);
    if (errors === 0) throw new Skipped('no call of it was refused');
    const wrong = wrongError ?? (isThere ? absentError : undefined);
    expect(wrong === undefined, wrong ?? '');
  },
};

const noSharedCache: Check = {
  id: 'shapes-no-shared-cache',
  name: 'A response about a member is not for shared caches',
  group: 'Shapes',
  rule: 'JSON',
  about: operations.filter(
    ({ method, needsSession, isCreatedOnce }) => needsSession && (method === 'GET' || isCreatedOnce),
  ),
  run: async (kit, operation) => {
    if (operation.method === 'GET' && operation.response) await responsesOf(kit, operation);
    const { successes, wrongCaching } = kit.observations.of(operation);
    if (successes === 0) throw new Skipped('no call of it succeeded');
    expect(wrongCaching === undefined, wrongCaching ?? '');
  },
};

/** What is wrong in any call of the run. They come last, when all calls were made. */
export const observedChecks: readonly Check[] = [everyError, noSharedCache];
