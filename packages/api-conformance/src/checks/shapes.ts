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
  throw new Broken(`wrong fields: ${faults.slice(0, FIELDS_SHOWN_MAX).join(', ')}${more}`);
}

async function responsesOf({ ids }: Kit, operation: KitOperation): Promise<KitResponse[]> {
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
  name: 'A response has the fields and the types of the contract',
  group,
  rule: 'JSON',
  about: withResponse,
  run: async (kit, operation) => {
    for (const { body } of await responsesOf(kit, operation)) await checkShape(operation, body);
  },
};

const mediaType: Check = {
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

/** Returns why shared caches may store a response, or undefined if they may not. */
function sharedBy(cacheControl: string): string | undefined {
  const directives = cacheControl.toLowerCase().split(/[\s,]+/u);
  const isShared = directives.find((one) => one === 'public' || one.startsWith('s-maxage='));
  if (isShared !== undefined || directives.includes('private') || directives.includes('no-store'))
    return isShared;
  return directives.find((one) => /^max-age=[1-9]/u.test(one));
}

const noSharedCache: Check = {
  name: 'A response about a member is not for shared caches',
  group,
  rule: 'JSON',
  about: withResponse,
  run: async (kit, operation) => {
    for (const { headers } of await responsesOf(kit, operation)) {
      const shared = sharedBy(headers.get('cache-control') ?? '');
      expect(shared === undefined, `expected Cache-Control with private or no-store, got ${shared}`);
    }
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

export const shapeChecks: readonly Check[] = [shape, mediaType, noSharedCache, noSecret];
