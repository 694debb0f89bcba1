import { fillPath } from '@mijn/domain/wire';
import type { Check } from '../kit/check.ts';
import { expect, expectStatus, isSuccess, needId, needSuccess, Skipped } from '../kit/outcomes.ts';
import { creatables } from '../kit/creations.ts';
import { unknownPath } from '../kit/known-ids.ts';
import type { Member } from '../kit/kit.ts';
import { isScoped, operationOf, operations, paramNamesOf } from '../kit/operations.ts';
import { UNKNOWN_ID } from '../kit/samples.ts';
import { fieldOf, idOf, listOf, rowsOf } from '../kit/values.ts';

const group = 'Isolation of associations';
const rule = 'Associations';
const scoped = operations.filter((one) => isScoped(one) && one.method === 'GET');
const ofOneRow = scoped.filter((one) => one.response && paramNamesOf(one.path).length === 2);

function needSecond(second: Member | undefined): Member {
  if (!second) throw new Skipped('it needs --second-email and --second-password');
  return second;
}

const unknownAssociation: Check = {
  id: 'isolation-unknown-association',
  name: 'An association that does not exist is 404',
  group,
  rule,
  about: scoped,
  run: async ({ member }, operation) => {
    const path = unknownPath(operation, { association_id: UNKNOWN_ID });
    expectStatus(await member.caller.send({ method: 'GET', path, isBodyIgnored: true }), 404);
  },
};

const otherAssociation: Check = {
  id: 'isolation-other-association',
  name: 'An association of others is 404, as one that does not exist',
  group,
  rule,
  about: scoped,
  run: async ({ member, second }, operation) => {
    const id = needSecond(second).associationIds.find((one) => !member.associationIds.includes(one));
    if (id === undefined)
      throw new Skipped('the second member is in no association that the first is not in');
    const path = unknownPath(operation, { association_id: id });
    expectStatus(await member.caller.send({ method: 'GET', path, isBodyIgnored: true }), 404);
  },
};

const otherRow: Check = {
  id: 'isolation-other-row',
  name: 'A row of one association is 404 through another of the same member',
  group,
  rule,
  about: ofOneRow,
  run: async ({ member, association, ids }, operation) => {
    const other = member.associationIds.find((one) => one !== association.id);
    if (other === undefined) throw new Skipped('the member is in one association');
    const [params = {}] = await ids.paramsOf(operation);
    needSuccess(await ids.read(fillPath<string>(operation.path, params)));
    const path = fillPath<string>(operation.path, { ...params, association_id: other });
    const list = await member.caller.send({ method: 'GET', path: path.slice(0, path.lastIndexOf('/')) });
    const isShared = rowsOf(list.body).some((row) => path.endsWith(`/${idOf(row)}`));
    if (isShared) throw new Skipped('the row is in the lists of both associations');
    expectStatus(await member.caller.send({ method: 'GET', path }), 404);
  },
};

const foreignRow: Check = {
  id: 'isolation-foreign-row',
  name: 'A row of an association is 404 for a member of another',
  group,
  rule,
  about: ofOneRow,
  run: async ({ association, second, ids }, operation) => {
    const { caller, associationIds } = needSecond(second);
    if (associationIds.includes(association.id))
      throw new Skipped('the second member is in the association too');
    const [params = {}] = await ids.paramsOf(operation);
    const path = fillPath<string>(operation.path, params);
    expectStatus(await caller.send({ method: 'GET', path }), 404);
  },
};

const stagedFile: Check = {
  id: 'isolation-staged-file',
  name: 'A file that a member uploaded for a form is 404 for others',
  group,
  rule,
  changes: true,
  about: creatables.flatMap(({ create, remove }) =>
    create.upload && operations.some(({ path }) => path === `${remove.path}/file`) ? [create] : [],
  ),
  run: async ({ second, creations }, operation) => {
    const { caller } = needSecond(second);
    const id = needId(await creations.create(operation));
    const path = creations.pathOf(operation, id);
    expectStatus(await caller.send({ method: 'GET', path: `${path}/file`, isBodyIgnored: true }), 404);
  },
};

const ownAssociations: Check = {
  id: 'isolation-own-associations',
  name: 'Every association of the user is open to the user, and the last active one is among them',
  group,
  rule,
  about: [operationOf('auth.user')],
  run: async ({ ids, member }) => {
    const { body } = needSuccess(await ids.read('/auth/user'));
    const own = listOf(fieldOf(body, 'associations')).flatMap((one) => idOf(one) ?? []);
    for (const association_id of own) {
      const path = fillPath<string>(operationOf('counts.getCounts').path, { association_id });
      const { status } = await member.caller.send({ method: 'GET', path, isBodyIgnored: true });
      expect(
        status === 200,
        `expected associations of the user, got ${association_id}, which answers ${status}`,
      );
    }
    const last = fieldOf(body, 'last_active_association_id');
    const isOwn = last === null || own.some((id) => id === last);
    expect(isOwn, `expected last_active_association_id among the associations, got ${JSON.stringify(last)}`);
  },
};

const chosenAssociation: Check = {
  id: 'isolation-chosen-association',
  name: 'An association of others can not be chosen: it is 404',
  group,
  rule,
  changes: true,
  about: [operationOf('auth.setAssociation')],
  run: async ({ member, second, association }, { path }) => {
    const foreign = second?.associationIds.find((one) => !member.associationIds.includes(one)) ?? UNKNOWN_ID;
    const choose = (id: string) =>
      member.caller.send({ method: 'POST', path: fillPath<string>(path, { association_id: id }) });
    const response = await choose(foreign);
    if (isSuccess(response)) await choose(member.lastAssociationId ?? association.id);
    expectStatus(response, 404);
  },
};

export const isolationChecks: readonly Check[] = [
  unknownAssociation,
  otherAssociation,
  otherRow,
  foreignRow,
  stagedFile,
  ownAssociations,
  chosenAssociation,
];
