import { fillPath } from '@mijn/domain/wire';
import type { Check } from '../kit/check.ts';
import {
  expect,
  expectStatus,
  fieldCodesOf,
  lacksRole,
  shown,
  Skipped,
  statusOfCode,
} from '../kit/outcomes.ts';
import type { KitResponse } from '../kit/caller.ts';
import { unknownPath } from '../kit/known-ids.ts';
import {
  isHarmless,
  isScoped,
  type KitOperation,
  operationOf,
  operations,
  paramNamesOf,
} from '../kit/operations.ts';
import { sampleQuery, UNKNOWN_ID } from '../kit/samples.ts';
import { fieldOf } from '../kit/values.ts';

const group = 'Statuses and errors';

const reading = operations.filter(({ method, needsSession }) => method === 'GET' && needsSession);
const ofOneRow = reading.filter((one) =>
  paramNamesOf(one.path).some((name) => name.endsWith('_id') && name !== 'association_id'),
);

/** Returns whether a call is refused because of the state of its row, as its contract foresees. */
const isForeseenState = ({ errors = [] }: KitOperation, { status, body }: KitResponse): boolean =>
  status === 409 && errors.some((code) => code === fieldOf(body, 'code'));

const success: Check = {
  id: 'statuses-success',
  name: 'A successful call has the status of the contract',
  group,
  rule: 'Errors',
  about: reading,
  run: async ({ member, ids }, operation) => {
    const query = sampleQuery(operation);
    const expected = operation.status ?? (operation.response || operation.bytes ? 200 : 204);
    for (const params of await ids.paramsOf(operation)) {
      const path = fillPath<string>(operation.path, params);
      const response = await member.caller.send({ method: 'GET', path, query, isBodyIgnored: true });
      if (lacksRole(operation, response)) throw new Skipped('the member lacks the role');
      if (response.status === 403 && !operation.acceptsToken)
        throw new Skipped('it is refused to this session or token');
      // Not every row has what the path names, such as a thumbnail, or is in the state for it.
      if (isForeseenState(operation, response) || (operation.bytes && response.status === 404)) continue;
      expectStatus(response, expected);
      return;
    }
    throw new Skipped('no row that was tried has it, or is in the state for it');
  },
};

const unknownRow: Check = {
  id: 'statuses-unknown-row',
  name: 'An id that does not exist is 404',
  group,
  rule: 'Errors',
  about: ofOneRow,
  run: async ({ member, association }, operation) => {
    const path = unknownPath(operation, { association_id: association.id });
    const query = sampleQuery(operation);
    expectStatus(await member.caller.send({ method: 'GET', path, query }), 404);
  },
};

const noId: Check = {
  id: 'statuses-no-id',
  name: 'A text that is no id is 404, and no failure of the server',
  group,
  rule: 'Errors',
  about: ofOneRow,
  run: async ({ member, association }, operation) => {
    const path = unknownPath(operation, { association_id: association.id }, "1'--");
    const query = sampleQuery(operation);
    expectStatus(await member.caller.send({ method: 'GET', path, query }), 404);
  },
};

const unknownCall: Check = {
  id: 'statuses-unknown-call',
  name: 'A path of no operation is 404 as JSON',
  group,
  rule: 'Errors',
  about: [operationOf('auth.user')],
  run: async ({ member }) => {
    const response = await member.caller.send({ method: 'GET', path: `/auth/${UNKNOWN_ID}` });
    expectStatus(response, 404);
    expect(statusOfCode(response) === 404, `expected the code not_found as JSON, got ${shown(response)}`);
  },
};

const brokenJson: Check = {
  id: 'statuses-broken-json',
  name: 'A body that is not JSON is refused with 422, and is no failure of the server',
  group,
  rule: 'Errors',
  about: operations.filter(
    (one) => one.body && !one.upload && one.acceptsToken && isHarmless(one) && isScoped(one),
  ),
  run: async ({ member, association }, operation) => {
    const path = unknownPath(operation, { association_id: association.id });
    const raw = { type: 'application/json', body: '{"' };
    const response = await member.caller.send({ method: operation.method, path, raw });
    if (response.status === 403) throw new Skipped(`the call is refused before: ${shown(response)}`);
    expectStatus(response, 400, 422);
  },
};

const fieldErrors: Check = {
  id: 'statuses-field-errors',
  name: 'A refused field is named in the errors, with a code',
  group,
  rule: 'Errors',
  about: [operationOf('auth.login')],
  run: async ({ anonymous, options }) => {
    if (options.email === undefined) throw new Skipped('it needs --email and --password');
    const response = await anonymous.send({
      method: 'POST',
      path: '/auth/login',
      json: { email: 'x', password: 'x' },
    });
    if (response.status !== 422) throw new Skipped(`the field was not refused: ${shown(response)}`);
    expect(
      fieldOf(fieldOf(response.body, 'errors'), 'email') !== undefined,
      'expected errors of the field email',
    );
    expect(fieldCodesOf(response).includes('invalid_email'), 'expected the code invalid_email');
  },
};

export const statusChecks: readonly Check[] = [
  success,
  unknownRow,
  noId,
  unknownCall,
  brokenJson,
  fieldErrors,
];
