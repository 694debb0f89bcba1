import { randomUUID } from 'node:crypto';
import { fillPath } from '@mijn/domain/wire';
import type { Caller, KitResponse, KitRequest } from './caller.ts';
import { isSuccess } from './outcomes.ts';
import type { Params } from './known-ids.ts';
import { type KitOperation, operations, paramNamesOf } from './operations.ts';
import { formOf, sampleBody, sampleFile } from './samples.ts';
import { idOf } from './values.ts';

/** Something that the kit can create, because it can be deleted again. */
export interface Creatable {
  create: KitOperation;
  remove: KitOperation;
  /** Reads one of it, if the contract has such an operation. */
  read: KitOperation | undefined;
  /** Changes one of it by its version, if the contract has such an operation. */
  update: KitOperation | undefined;
}

const isVersioned = ({ body }: KitOperation): boolean => body?.properties?.['version'] !== undefined;

function creatableOf(create: KitOperation): Creatable[] {
  const isRow = ({ path }: KitOperation) => /^\/\{\w+_id\}$/u.test(path.slice(create.path.length));
  const ofRow = operations.filter((one) => one.path.startsWith(create.path) && isRow(one));
  const remove = ofRow.find(({ method }) => method === 'DELETE');
  if (!create.isCreatedOnce || !remove) return [];
  const read = ofRow.find(({ method, response }) => method === 'GET' && response);
  const update = ofRow.find((one) => one.method === 'PATCH' && isVersioned(one));
  return [{ create, remove, read, update }];
}

/** Whether it is created in the association, and not in something of its members, such as a reaction that is mailed to them. */
const isOfAssociation = ({ path }: KitOperation): boolean =>
  paramNamesOf(path).every((name) => name === 'association_id');

/** The things that can be created and deleted, by the contracts. */
export const creatables: readonly Creatable[] = operations.filter(isOfAssociation).flatMap(creatableOf);

export function creatableFor({ id }: KitOperation): Creatable {
  const found = creatables.find(({ create }) => create.id === id);
  if (!found) throw new Error(`${id} creates nothing that can be deleted.`);
  return found;
}

interface Attempt {
  creatable: Creatable;
  caller: Caller;
  request: KitRequest;
  ids: Set<string>;
  isAnswered: boolean;
}

export interface Creations {
  /** Sends a creating call, with the sample of its contract unless the request has a body. */
  create(operation: KitOperation, request?: Partial<KitRequest>): Promise<KitResponse>;
  /** Returns the path of a row that a creating call created. */
  pathOf(operation: KitOperation, id: string): string;
  forget(id: string): void;
  removeAll(): Promise<string[]>;
}

export function createCreations(caller: Caller, params: Params): Creations {
  const attempts: Attempt[] = [];

  const send = async (attempt: Attempt): Promise<KitResponse> => {
    const response = await attempt.caller.send(attempt.request);
    attempt.isAnswered = true;
    const id = isSuccess(response) ? idOf(response.body) : undefined;
    if (id !== undefined) attempt.ids.add(id);
    return response;
  };

  const create = async (operation: KitOperation, request: Partial<KitRequest> = {}): Promise<KitResponse> => {
    const isGiven = 'json' in request || 'raw' in request || 'form' in request;
    const content = operation.file
      ? { form: formOf(sampleFile(operation.file)) }
      : { json: sampleBody(operation.body) };
    const whole: KitRequest = {
      method: operation.method,
      path: fillPath<string>(operation.path, params),
      ...(isGiven ? {} : content),
      ...request,
      headers: { 'idempotency-key': randomUUID(), ...request.headers },
    };
    const attempt = {
      creatable: creatableFor(operation),
      caller,
      request: whole,
      ids: new Set<string>(),
      isAnswered: false,
    };
    attempts.push(attempt);
    return send(attempt);
  };

  const rowPath = ({ remove: { path } }: Creatable, id: string): string => {
    const [, name = ''] = /\{(\w+)\}$/u.exec(path) ?? [];
    return fillPath<string>(path, { ...params, [name]: id });
  };

  const remove = async ({ creatable, caller: owner }: Attempt, id: string): Promise<string[]> => {
    const path = rowPath(creatable, id);
    const response = await owner.send({ method: 'DELETE', path }).catch(() => undefined);
    return response && (isSuccess(response) || response.status === 404) ? [] : [path];
  };

  const removeAll = async (): Promise<string[]> => {
    const left: string[] = [];
    for (const attempt of attempts) {
      // The response was lost. A repeat with the same key says what the call created.
      if (!attempt.isAnswered) await send(attempt).catch(() => undefined);
      for (const id of attempt.ids) left.push(...(await remove(attempt, id)));
      attempt.ids.clear();
    }
    return left;
  };

  const forget = (id: string): void => {
    for (const { ids } of attempts) ids.delete(id);
  };
  const pathOf = (operation: KitOperation, id: string) => rowPath(creatableFor(operation), id);
  return { create, pathOf, forget, removeAll };
}
