import { validate } from '@mijn/domain/validation';
import { fillPath } from '@mijn/domain/wire';
import type { Check } from '../kit/check.ts';
import { Broken, expect, isSuccess, Skipped } from '../kit/outcomes.ts';
import type { KitResponse } from '../kit/caller.ts';
import type { Kit } from '../kit/kit.ts';
import { type KitOperation, operationOf, operations } from '../kit/operations.ts';
import { sampleQuery } from '../kit/samples.ts';

const group = 'Shapes';

const FIELDS_SHOWN_MAX = 4;

const withResponse = operations.filter(
  ({ method, response, needsSession }) => method === 'GET' && response && needsSession,
);

export async function checkShape({ response: schema }: KitOperation, body: unknown): Promise<void> {
  if (!schema) return;
  const result = await validate(schema, body, 'strict');
  if (result.ok) return;
  const faults = Object.entries(result.errors).map(
    ([path, [fault]]) => `${path === '' ? 'the response' : path} (${fault?.code ?? 'invalid'})`,
  );
  const more = faults.length > FIELDS_SHOWN_MAX ? ` and ${faults.length - FIELDS_SHOWN_MAX} more` : '';
  throw new Broken(
    `expected the fields and types of the contract, got wrong ones: ${faults.slice(0, FIELDS_SHOWN_MAX).join(', ')}${more}`,
  );
}

export async function responsesOf({ ids }: Kit, operation: KitOperation): Promise<KitResponse[]> {
  const query = new URLSearchParams(sampleQuery(operation)).toString();
  const sets = await ids.paramsOf(operation);
  const responses = await Promise.all(
    sets.map((params) => ids.read(fillPath<string>(operation.path, params) + (query && `?${query}`))),
  );
  const successful = responses.filter(isSuccess);
  if (successful.length === 0) throw new Skipped(`the call did not succeed: ${responses[0]?.status ?? ''}`);
  return successful;
}

const shape: Check = {
  id: 'shapes-shape',
  name: 'A response has the fields and the types of the contract',
  group,
  rule: 'JSON',
  about: withResponse,
  run: async (kit, operation) => {
    for (const { body } of await responsesOf(kit, operation)) await checkShape(operation, body);
  },
};

const mediaType: Check = {
  id: 'shapes-media-type',
  name: 'A response is sent as application/json',
  group,
  rule: 'JSON',
  about: withResponse,
  run: async (kit, operation) => {
    const [response] = await responsesOf(kit, operation);
    const type = response?.headers.get('content-type') ?? '';
    expect(type.startsWith('application/json'), `expected application/json, got "${type}"`);
  },
};

const SECRET = /pass(?:word|wd|phrase)|secret|hash|salt|token|recovery|private_?key|otp/iu;

function secretsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]: [string, unknown]) => {
    const isText = (typeof inner === 'string' && inner !== '') || typeof inner === 'number';
    const own = SECRET.test(name) && (isText || Array.isArray(inner)) ? [path + name] : [];
    return own.concat(secretsIn(inner, `${path}${name}.`));
  });
}

const noSecret: Check = {
  id: 'shapes-no-secret',
  name: 'The user has no field with a secret, such as the hash of a password',
  group,
  rule: 'JSON',
  about: [operationOf('auth.user'), operationOf('profile.getProfile')],
  run: async (kit, operation) => {
    for (const { body } of await responsesOf(kit, operation)) {
      const secrets = secretsIn(body);
      expect(secrets.length === 0, `expected no secret, got ${secrets.join(', ')}`);
    }
  },
};

export const shapeChecks: readonly Check[] = [shape, mediaType, noSecret];
