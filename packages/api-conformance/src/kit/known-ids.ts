import { fillPath } from '@mijn/domain/wire';
import { toJsonSchema } from '@mijn/domain/validation';
import { isSuccess, Skipped } from './outcomes.ts';
import type { Caller, KitResponse } from './caller.ts';
import { callOf, type KitOperation, operations, paramNamesOf } from './operations.ts';
import { UNKNOWN_ID } from './samples.ts';
import { fieldOf, idOf, listOf, rowsOf } from './values.ts';

export type Params = Readonly<Record<string, string>>;

/** The maximum number of rows that are tried for a path, because not every row has what the path names. */
const ROWS_TRIED_MAX = 8;

export interface KnownIds {
  /** Returns parameters of existing rows for the path of an operation, best first. */
  paramsOf(operation: KitOperation): Promise<readonly Params[]>;
  /** Makes a reading call of the member, once for all checks. */
  read(path: string): Promise<KitResponse>;
}

const readingOf = (path: string): KitOperation | undefined =>
  operations.find((operation) => operation.method === 'GET' && operation.path === path && operation.response);

const needsQuery = ({ query }: KitOperation): boolean => (query?.required ?? []).length > 0;

const holdersOf = (name: string): KitOperation[] =>
  operations.filter(
    ({ method, response }) =>
      method === 'GET' &&
      response &&
      toJsonSchema(response).properties?.[name]?.items?.properties?.['id'] !== undefined,
  );

const idsIn = (rows: readonly unknown[]): string[] =>
  rows.flatMap((row) => idOf(row) ?? []).slice(0, ROWS_TRIED_MAX);

export function createKnownIds(caller: Caller, associationId: string): KnownIds {
  const responses = new Map<string, Promise<KitResponse>>();
  const read = (path: string): Promise<KitResponse> => {
    const found = responses.get(path) ?? caller.send({ method: 'GET', path });
    responses.set(path, found);
    return found;
  };

  const readRow = async (path: string, params: Params): Promise<unknown> => {
    const response = await read(fillPath<string>(path, params));
    return isSuccess(response) ? response.body : undefined;
  };

  async function idsBelow(collection: string, params: Params): Promise<string[]> {
    const list = readingOf(collection);
    if (list && !needsQuery(list)) return idsIn(rowsOf(await readRow(collection, params)));
    const cut = collection.lastIndexOf('/');
    const name = collection.slice(cut + 1);
    const parent = readingOf(collection.slice(0, cut));
    if (parent) return idsIn(listOf(fieldOf(await readRow(parent.path, params), name)));
    for (const holder of holdersOf(name)) {
      for (const each of await findParams(holder.path)) {
        const ids = idsIn(listOf(fieldOf(await readRow(holder.path, each), name)));
        if (ids.length > 0) return ids;
      }
    }
    return [];
  }

  async function findParams(path: string): Promise<Params[]> {
    const last = /^(.*)\/\{(\w+)\}/u.exec(path);
    if (!last) return [{}];
    const [, collection = '', name = ''] = last;
    if (name === 'association_id') return [{ association_id: associationId }];
    const found: Params[] = [];
    for (const params of await findParams(collection)) {
      const ids = await idsBelow(collection, params);
      for (const id of ids) found.push({ ...params, [name]: id });
      if (found.length >= ROWS_TRIED_MAX) break;
    }
    return found;
  }

  const searches = new Map<string, Promise<Params[]>>();
  async function paramsOf(operation: KitOperation): Promise<Params[]> {
    const { path, choices } = operation;
    const names = paramNamesOf(path).filter((name) => !name.endsWith('_id'));
    const chosen = names.map((name) => {
      const [choice] = choices[name] ?? [];
      if (choice === undefined)
        throw new Skipped(`the kit has no ${name}, which only a mail or another call gives`);
      return [name, choice] as const;
    });
    const withIds = path.slice(0, path.lastIndexOf('_id}') + 4);
    const search = searches.get(withIds) ?? findParams(withIds);
    searches.set(withIds, search);
    const found = await search;
    if (found.length === 0) throw new Skipped(`the association has no row for ${callOf(operation)}`);
    const others = Object.fromEntries(chosen);
    return found.map((params) => Object.assign({}, params, others));
  }
  return { paramsOf, read };
}

/** Returns a path with an unknown id for each parameter, except those that are given. */
export function unknownPath({ path, choices }: KitOperation, known: Params, unknown = UNKNOWN_ID): string {
  const values = paramNamesOf(path).map(
    (name) => [name, known[name] ?? choices[name]?.[0] ?? unknown] as const,
  );
  return fillPath<string>(path, Object.fromEntries(values));
}
