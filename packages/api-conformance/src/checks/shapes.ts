import { validate } from '@mijn/domain/validation';
import { fillPath } from '@mijn/domain/wire';
import { Broken, type Check, expect, isSuccess, Skipped } from '../kit/check.ts';
import type { KitAnswer } from '../kit/caller.ts';
import type { Kit } from '../kit/kit.ts';
import { type KitOperation, operations } from '../kit/operations.ts';
import { sampleQuery } from '../kit/samples.ts';

const group = 'Shapes';

/** The maximum number of wrong fields that a report names. */
const FIELDS_SHOWN_MAX = 4;

const withAnswer = operations.filter(
  ({ method, answer, needsSession }) => method === 'GET' && answer && needsSession,
);

/** Checks an answer by the contract of its operation. @throws Broken with the paths of the wrong fields. */
export async function checkShape({ answer: schema }: KitOperation, body: unknown): Promise<void> {
  if (!schema) return;
  const result = await validate(schema, body, 'strict');
  if (result.ok) return;
  const faults = Object.entries(result.errors).map(
    ([path, [fault]]) => `${path === '' ? 'the answer' : path} (${fault?.code ?? 'invalid'})`,
  );
  const more = faults.length > FIELDS_SHOWN_MAX ? ` and ${faults.length - FIELDS_SHOWN_MAX} more` : '';
  throw new Broken(`wrong fields: ${faults.slice(0, FIELDS_SHOWN_MAX).join(', ')}${more}`);
}

/** Returns the answers of the operation for some rows, or for a search. */
async function answersOf({ ids }: Kit, operation: KitOperation): Promise<KitAnswer[]> {
  const query = new URLSearchParams(sampleQuery(operation)).toString();
  const sets = await ids.paramsOf(operation);
  const answers = await Promise.all(
    sets.map((params) => ids.read(fillPath<string>(operation.path, params) + (query && `?${query}`))),
  );
  const successful = answers.filter(isSuccess);
  if (successful.length === 0) throw new Skipped(`the call did not succeed: ${answers[0]?.status ?? ''}`);
  return successful;
}

const shape: Check = {
  name: 'An answer has the fields and the types of the contract',
  group,
  rule: 'decisions §2',
  about: withAnswer,
  run: async (kit, operation) => {
    for (const { body } of await answersOf(kit, operation)) await checkShape(operation, body);
  },
};

const mediaType: Check = {
  name: 'An answer is sent as application/json',
  group,
  rule: 'specification §7',
  about: withAnswer,
  run: async (kit, operation) => {
    const [answer] = await answersOf(kit, operation);
    const type = answer?.headers.get('content-type') ?? '';
    expect(type.startsWith('application/json'), `expected application/json, got "${type}"`);
  },
};

export const shapeChecks: readonly Check[] = [shape, mediaType];
