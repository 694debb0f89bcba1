import { fillPath } from '@mijn/domain/wire';
import { LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import type { Check } from '../kit/check.ts';
import { expect, expectStatus, isSuccess, needId, needRole, needSuccess, Skipped } from '../kit/outcomes.ts';
import { creatableFor, creatables } from '../kit/creations.ts';
import type { Kit, Member } from '../kit/kit.ts';
import { isScoped, type KitOperation, operationOf, operations } from '../kit/operations.ts';
import { sampleBody, sampleQuery } from '../kit/samples.ts';
import { fieldOf, idOf, numberOf, rowsOf } from '../kit/values.ts';
import { lists, readList, rowFieldsOf } from './lists.ts';

const group = 'Roles';
const rule = 'Errors';

function needOwner({ owner }: Pick<Kit, 'owner'>): Member {
  if (!owner) throw new Skipped('it needs --owner-email and --owner-password');
  return owner;
}

const ofAssociation = operations.filter((one) => isScoped(one) && one.method === 'GET');
const isOfInvoices = ({ path }: KitOperation) => path.startsWith('/associations/{association_id}/invoices');

/** Returns the path of what the member reads, so that the owner is refused for the role and for nothing else. @throws Skipped */
async function readablePath({ ids }: Kit, operation: KitOperation): Promise<string> {
  const query = new URLSearchParams(sampleQuery(operation)).toString();
  for (const params of await ids.paramsOf(operation)) {
    const path = fillPath<string>(operation.path, params) + (query && `?${query}`);
    const response = await ids.read(path);
    if (isSuccess(needRole(response))) return path;
  }
  throw new Skipped('no row that was tried can be read');
}

const reading: Check = {
  id: 'roles-reading',
  name: 'What a role reads is refused with 403 to an owner without it',
  group,
  rule,
  about: ofAssociation.filter(({ errors = [] }) => errors.some((code) => code === 'forbidden')),
  run: async (kit, operation) => {
    const { caller } = needOwner(kit);
    const path = await readablePath(kit, operation);
    expectStatus(await caller.send({ method: 'GET', path, isBodyIgnored: true }), 403);
  },
};

const invoices: Check = {
  id: 'roles-invoices',
  name: 'Invoices are 404 for an owner who checks none',
  group,
  rule,
  about: ofAssociation.filter(isOfInvoices),
  run: async (kit, operation) => {
    const { caller } = needOwner(kit);
    const path = await readablePath(kit, operation);
    expectStatus(await caller.send({ method: 'GET', path, isBodyIgnored: true }), 404);
  },
};

/** The fields by which a row says that only the board sees it. */
const HIDDEN = ['is_hidden', 'is_board_only', 'hidden_at'];
const isHidden = (row: unknown): boolean =>
  HIDDEN.some((name) => fieldOf(row, name) === true || typeof fieldOf(row, name) === 'string');

const rowOperationOf = ({ path }: KitOperation): KitOperation | undefined =>
  operations.find(
    (one) =>
      one.method === 'GET' &&
      one.response &&
      /^\/\{\w+\}$/u.test(one.path.slice(path.length)) &&
      one.path.startsWith(path),
  );

const hiddenRows: Check = {
  id: 'roles-hidden-rows',
  name: 'A row that only the board sees is in no list of an owner, and 404',
  group,
  rule,
  about: lists.filter((one) => HIDDEN.some((name) => rowFieldsOf(one)[name])),
  run: async (kit, operation) => {
    const owner = needOwner(kit);
    const rows = rowsOf((await readList(kit, operation, { per_page: LIST_PAGE_SIZE_MAX })).body);
    const hidden = rows.filter(isHidden).flatMap((row) => idOf(row) ?? []);
    const [first] = hidden;
    if (first === undefined) throw new Skipped('the member sees no row that only the board sees');
    const ofOwner = { ...kit, member: owner };
    const seen = rowsOf((await readList(ofOwner, operation, { per_page: LIST_PAGE_SIZE_MAX })).body);
    const shown = seen.filter((row) => isHidden(row) || hidden.some((id) => id === idOf(row)));
    expect(shown.length === 0, `expected no row that only the board sees, got ${shown.length}`);
    const one = rowOperationOf(operation);
    if (!one) return;
    const [params = {}] = await kit.ids.paramsOf(operation);
    const path = `${fillPath<string>(operation.path, params)}/${first}`;
    expectStatus(await owner.caller.send({ method: 'GET', path }), 404);
  },
};

/** What an owner gets who changes what another member made. A file that waits for its form is nobody else's, and does not exist for others. */
const refusalOf = ({ upload }: KitOperation): number => (upload ? 404 : 403);

const updating: Check = {
  id: 'roles-updating',
  name: 'An owner may not change what another member made',
  group,
  rule,
  changes: true,
  about: creatables.flatMap(({ create, update }) => (update ? [create] : [])),
  run: async (kit, operation) => {
    const { caller } = needOwner(kit);
    const response = needRole(await kit.creations.create(operation));
    const path = kit.creations.pathOf(operation, needId(response));
    const body = sampleBody(creatableFor(operation).update?.body);
    const json = { ...body, version: numberOf(response.body, 'version') };
    expectStatus(await caller.send({ method: 'PATCH', path, json }), refusalOf(operation));
  },
};

const deleting: Check = {
  id: 'roles-deleting',
  name: 'An owner may not delete what another member made',
  group,
  rule,
  changes: true,
  about: creatables.map(({ create }) => create),
  run: async (kit, operation) => {
    const { caller } = needOwner(kit);
    const id = needId(needRole(await kit.creations.create(operation)));
    const path = kit.creations.pathOf(operation, id);
    expectStatus(await caller.send({ method: 'DELETE', path }), refusalOf(operation));
  },
};

/** The lists of what the board can hide, and the field that hides it. */
const switches: Readonly<Record<string, readonly [list: string, field: string]>> = {
  'forms.updateFormVisibility': ['forms.listFormVisibility', 'is_hidden'],
  'archive.updateGroupVisibility': ['archive.listGroupVisibility', 'is_board_only'],
};

const hiding: Check = {
  id: 'roles-hiding',
  name: 'An owner may not choose what owners see',
  group,
  rule,
  changes: true,
  about: Object.keys(switches).map(operationOf),
  run: async (kit, operation) => {
    const { caller } = needOwner(kit);
    const [list = '', field = ''] = switches[operation.id] ?? [];
    const [params = {}] = await kit.ids.paramsOf(operationOf(list));
    const { body } = needSuccess(
      needRole(await kit.ids.read(fillPath<string>(operationOf(list).path, params))),
    );
    const row = rowsOf(body).find((one) => fieldOf(one, field) === false);
    const id = idOf(row);
    if (id === undefined) throw new Skipped('the board hides everything');
    const path = fillPath<string>(operation.path, { ...params, form_id: id, group_id: id });
    // It sends what the row has, so that a back end that accepts it changes nothing.
    const json = { [field]: false, version: numberOf(row, 'version') };
    expectStatus(await caller.send({ method: operation.method, path, json }), 403);
  },
};

export const roleChecks: readonly Check[] = [reading, invoices, hiddenRows, updating, deleting, hiding];
