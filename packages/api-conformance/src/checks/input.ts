import type { Check } from '../kit/check.ts';
import {
  expect,
  expectStatus,
  fieldCodesOf,
  needRole,
  needSuccess,
  shown,
  Skipped,
} from '../kit/outcomes.ts';
import type { KitResponse } from '../kit/caller.ts';
import type { Kit } from '../kit/kit.ts';
import { creatables } from '../kit/creations.ts';
import { unknownPath } from '../kit/known-ids.ts';
import { isHarmless, type KitOperation, operations, requiredOf } from '../kit/operations.ts';
import { sampleBody, UNKNOWN_FIELD } from '../kit/samples.ts';
import { fieldOf } from '../kit/values.ts';

const group = 'Unknown fields and input';
const rule = 'JSON';

const withBody = operations.filter(
  (one) => !one.upload && requiredOf(one).length > 0 && isHarmless(one) && one.needsSession,
);

const limitedTexts = (operation: KitOperation): (readonly [name: string, max: number])[] =>
  requiredOf(operation).flatMap((name) => {
    const { type, maxLength, format } = operation.body?.properties?.[name] ?? {};
    return type === 'string' && maxLength !== undefined && format === undefined
      ? [[name, maxLength] as const]
      : [];
  });

async function sendBody(
  { member, association }: Kit,
  operation: KitOperation,
  json: unknown,
): Promise<KitResponse> {
  const path = unknownPath(operation, { association_id: association.id });
  const response = await member.caller.send({ method: operation.method, path, json });
  if (response.status === 403 || response.status === 404)
    throw new Skipped(`the call is refused before: ${shown(response)}`);
  return response;
}

const unknownInQuery: Check = {
  id: 'input-unknown-in-query',
  name: 'An unknown field in the query is refused with 422',
  group,
  rule,
  about: operations.filter(
    ({ method, query, needsSession, sends }) =>
      method === 'GET' && query && needsSession && sends === undefined,
  ),
  run: async ({ member, ids }, operation) => {
    if ((operation.query?.required ?? []).some((name) => name !== 'q'))
      throw new Skipped('other fields are refused before');
    const [params = {}] = await ids.paramsOf(operation);
    const path = unknownPath(operation, params);
    const query = { ...(operation.query?.required?.includes('q') ? { q: 'a' } : {}), [UNKNOWN_FIELD]: 1 };
    expectStatus(await member.caller.send({ method: 'GET', path, query }), 422);
  },
};

const unknownInBody: Check = {
  id: 'input-unknown-in-body',
  name: 'An unknown field in a body is refused with 422 and unknown_field',
  group,
  rule,
  about: withBody,
  run: async (kit, operation) => {
    const response = await sendBody(kit, operation, { [UNKNOWN_FIELD]: 1 });
    expectStatus(response, 422);
    expect(
      fieldCodesOf(response).includes('unknown_field'),
      `expected the code unknown_field, got ${fieldCodesOf(response).join(', ')}`,
    );
  },
};

const missing: Check = {
  id: 'input-missing',
  name: 'A required field that is missing is refused with 422, by its name',
  group,
  rule,
  about: withBody,
  run: async (kit, operation) => {
    const response = await sendBody(kit, operation, {});
    expectStatus(response, 422);
    const errors = fieldOf(response.body, 'errors');
    const isNamed = requiredOf(operation).some((name) => fieldOf(errors, name) !== undefined);
    expect(isNamed, `expected errors of ${requiredOf(operation).join(', ')}, got none of them`);
  },
};

const wrongType: Check = {
  id: 'input-wrong-type',
  name: 'A value of another type is refused with 422, and is no failure of the server',
  group,
  rule,
  about: withBody,
  run: async (kit, operation) => {
    const wrong = requiredOf(operation).map((name) => [name, { a: [null] }] as const);
    expectStatus(await sendBody(kit, operation, Object.fromEntries(wrong)), 422);
  },
};

const tooLong: Check = {
  id: 'input-too-long',
  name: 'A text that is too long is refused with 422',
  group,
  rule,
  changes: true,
  about: creatables.map(({ create }) => create).filter((one) => limitedTexts(one).length > 0),
  run: async ({ creations }, operation) => {
    for (const [name, max] of limitedTexts(operation)) {
      const json = { ...sampleBody(operation.body), [name]: 'a'.repeat(max + 1) };
      expectStatus(needRole(await creations.create(operation, { json })), 422);
    }
  },
};

const longest: Check = {
  id: 'input-longest',
  name: 'A text of the maximum length is accepted, and comes back as it was sent',
  group,
  rule,
  changes: true,
  about: tooLong.about,
  run: async ({ creations }, operation) => {
    const texts = limitedTexts(operation).map(([name, max]) => [name, 'é'.repeat(max)] as const);
    const json = { ...sampleBody(operation.body), ...Object.fromEntries(texts) };
    const { body } = needSuccess(await creations.create(operation, { json }));
    for (const [name, text] of texts) expect(fieldOf(body, name) === text, `expected ${name} as it was sent`);
  },
};

export const inputChecks: readonly Check[] = [
  unknownInQuery,
  unknownInBody,
  missing,
  wrongType,
  tooLong,
  longest,
];
