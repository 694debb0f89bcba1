import { UNKNOWN_ID } from '../src/kit/samples.ts';
import {
  cookieOf,
  isCall,
  requests,
  responses,
  SCOPE,
  successes,
  withHeaders,
  withJson,
  withoutHeader,
  type FaultCase,
} from './change-calls.ts';
import type { Passed, Passing } from './faulty-server.ts';

/** A fault that the kit is held against alone: the check with the id finds it. */
export interface SingleFault extends Pick<FaultCase, 'does' | 'create'> {
  /** The id of the check that finds it. */
  id: string;
  operation: string;
  /** The ids of checks whose calls show the fault. */
  with?: readonly string[];
}

const session = ({ headers }: Passing) => cookieOf(headers, /session=/u);

/** Answers a caller who is refused with what another caller got, as a back end that does not look at the role. */
const forgetRole =
  (operation: string, refusal: number): FaultCase['create'] =>
  () => {
    const seen = new Map<string, { passed: Passed; session: string | undefined }>();
    return async (request, forward) => {
      const passed = await forward(request);
      if (!isCall(request, operation)) return passed;
      const first = seen.get(request.path);
      if (passed.status === 200 && !first) seen.set(request.path, { passed, session: session(request) });
      const isOther = first !== undefined && first.session !== session(request);
      return passed.status === refusal && isOther ? first.passed : passed;
    };
  };

/** Answers all callers of a list with the rows of the first. */
const sameForAll =
  (operation: string): FaultCase['create'] =>
  () => {
    const first = new Map<string, Passed>();
    return async (request, forward) => {
      const passed = await forward(request);
      if (!isCall(request, operation)) return passed;
      const key = `${request.path}?${request.query.toString()}`;
      const known = first.get(key) ?? passed;
      first.set(key, known);
      return known;
    };
  };

export const statusWhen = (
  operation: string,
  from: number,
  to: number,
  body?: unknown,
): FaultCase['create'] =>
  responses(operation, (passed) =>
    passed.status === from
      ? { ...passed, status: to, ...(body === undefined ? {} : { body: Buffer.from(JSON.stringify(body)) }) }
      : passed,
  );

const errorOf = (operation: string, status: number, change: (error: Record<string, unknown>) => unknown) =>
  responses(operation, (passed) => (passed.status === status ? withJson(passed, change) : passed));

export const plus = (value: unknown, name: string, more: number): Record<string, unknown> => {
  const row: Record<string, unknown> = Object(value);
  return { ...row, [name]: Number(row[name]) + more };
};

const eachRow = (change: (row: unknown) => unknown) => (passed: Passed) =>
  withJson(passed, ({ data, ...rest }) => ({ ...rest, data: Array.isArray(data) ? data.map(change) : data }));

const lists = {
  albums: `GET ${SCOPE}/albums`,
  decisions: `GET ${SCOPE}/decisions`,
  documents: `GET ${SCOPE}/archive/documents`,
  forms: `GET ${SCOPE}/forms`,
  invoices: `GET ${SCOPE}/invoices`,
  meetings: `GET ${SCOPE}/meetings`,
  news: `GET ${SCOPE}/news/items`,
};
const album = `${SCOPE}/albums/{album_id}`;
const message = `${SCOPE}/bulletin/messages/{message_id}`;
const todo = `GET ${SCOPE}/todos/{todo_id}`;

export const roleFaults: readonly SingleFault[] = [
  {
    does: 'shows all apartments to an owner',
    id: 'roles-reading',
    operation: `GET ${SCOPE}/apartments`,
    create: forgetRole(`GET ${SCOPE}/apartments`, 403),
  },
  {
    does: 'answers 404 to an owner who lacks the role',
    id: 'roles-reading',
    operation: `GET ${SCOPE}/form-visibility`,
    create: statusWhen(`GET ${SCOPE}/form-visibility`, 403, 404),
  },
  {
    does: 'shows invoices to an owner',
    id: 'roles-invoices',
    operation: lists.invoices,
    create: forgetRole(lists.invoices, 404),
  },
  {
    does: 'lists hidden forms for an owner',
    id: 'roles-hidden-rows',
    operation: lists.forms,
    create: sameForAll(lists.forms),
  },
  {
    does: 'shows a document of the board to an owner',
    id: 'roles-hidden-rows',
    operation: lists.documents,
    create: statusWhen(`GET ${SCOPE}/archive/documents/{document_id}`, 404, 200),
  },
  {
    does: 'lets an owner change an album of others',
    id: 'roles-updating',
    operation: `POST ${SCOPE}/albums`,
    create: statusWhen(`PATCH ${album}`, 403, 200),
  },
  {
    does: 'lets an owner delete a message of others',
    id: 'roles-deleting',
    operation: `POST ${SCOPE}/bulletin/messages`,
    create: statusWhen(`DELETE ${message}`, 403, 204),
  },
  {
    does: 'lets an owner hide a form',
    id: 'roles-hiding',
    operation: `PATCH ${SCOPE}/forms/{form_id}/visibility`,
    create: statusWhen(`PATCH ${SCOPE}/forms/{form_id}/visibility`, 403, 200),
  },
];

export const rowFaults: readonly SingleFault[] = [
  {
    does: 'sorts albums by another column than the named one',
    id: 'lists-order',
    operation: lists.albums,
    create: requests(lists.albums, ({ query }) => {
      const sort = query.get('sort');
      if (sort?.endsWith('name')) query.set('sort', sort.replace('name', 'created_at'));
    }),
  },
  {
    does: 'sorts meetings the other way round',
    id: 'lists-order',
    operation: lists.meetings,
    create: requests(lists.meetings, ({ query }) => {
      const sort = query.get('sort');
      if (sort !== null) query.set('sort', sort.startsWith('-') ? sort.slice(1) : `-${sort}`);
    }),
  },
  {
    does: 'counts one row too many',
    id: 'lists-all-pages',
    operation: lists.meetings,
    create: successes(lists.meetings, (passed) =>
      withJson(passed, ({ meta, ...rest }) => ({ ...rest, meta: plus(meta, 'total', 1) })),
    ),
  },
  {
    does: 'loses the last row of the last page',
    id: 'lists-all-pages',
    operation: lists.news,
    create: responses(lists.news, (passed, { query }) =>
      query.get('page') === '2'
        ? withJson(passed, ({ data, ...rest }) => ({
            ...rest,
            data: Array.isArray(data) ? data.slice(0, -1) : data,
          }))
        : passed,
    ),
  },
  {
    does: 'counts a photo that an album does not have',
    id: 'shapes-sums',
    operation: `GET ${album}`,
    create: successes(`GET ${album}`, (passed) => withJson(passed, (row) => plus(row, 'photo_count', 1))),
  },
  {
    does: 'counts more hidden documents than there are',
    id: 'shapes-sums',
    operation: `GET ${SCOPE}/archive/groups`,
    create: successes(
      `GET ${SCOPE}/archive/groups`,
      eachRow((row) => plus(row, 'hidden_count', 1000)),
    ),
  },
  {
    does: 'shows more votes of a decision than were present',
    id: 'shapes-sums',
    operation: lists.decisions,
    create: successes(
      lists.decisions,
      eachRow((row) => plus(row, 'votes_for', 100_000)),
    ),
  },
  {
    does: 'counts an apartment in the hall that is not present',
    id: 'shapes-sums',
    operation: `GET ${SCOPE}/meetings/{meeting_id}/presence`,
    create: successes(`GET ${SCOPE}/meetings/{meeting_id}/presence`, (passed) =>
      withJson(passed, (row) => plus(row, 'in_hall', 1)),
    ),
  },
];

export const responseFaults: readonly SingleFault[] = [
  {
    does: 'has a code of its own for a row that does not exist',
    id: 'errors-body',
    with: ['statuses-unknown-row'],
    operation: todo,
    create: errorOf(todo, 404, (error) => ({ ...error, code: 'row_not_found' })),
  },
  {
    does: 'sends a code with the status of another',
    id: 'errors-body',
    operation: todo,
    create: errorOf(todo, 404, (error) => ({ ...error, code: 'forbidden' })),
  },
  {
    does: 'sends a code that the call does not have',
    id: 'errors-body',
    with: ['creating-conflict'],
    operation: `PATCH ${album}`,
    create: errorOf(`PATCH ${album}`, 409, (error) => ({ ...error, code: 'ballot_closed' })),
  },
  {
    does: 'sends an error without a message',
    id: 'errors-body',
    operation: todo,
    create: errorOf(todo, 404, ({ code }) => ({ code })),
  },
  {
    does: 'sends an error as HTML',
    id: 'errors-body',
    with: ['statuses-success', 'statuses-unknown-row'],
    operation: todo,
    create: responses(todo, (passed, { path }) =>
      passed.status === 404 && path.endsWith(UNKNOWN_ID)
        ? { ...withHeaders(passed, { 'content-type': 'text/html' }), body: Buffer.from('<h1>404</h1>') }
        : passed,
    ),
  },
  {
    does: 'names refused fields by sentences',
    id: 'errors-body',
    with: ['input-missing'],
    operation: `POST ${SCOPE}/albums`,
    create: errorOf(`POST ${SCOPE}/albums`, 422, (error) => ({
      ...error,
      errors: { name: ['is required'] },
    })),
  },
  {
    does: 'fails for a row that does not exist',
    id: 'statuses-unknown-row',
    operation: todo,
    create: statusWhen(todo, 404, 500),
  },
  {
    does: 'says nothing about caches',
    id: 'shapes-no-shared-cache',
    operation: `GET ${SCOPE}/overview`,
    create: successes(`GET ${SCOPE}/overview`, (passed) => withoutHeader(passed, 'cache-control')),
  },
  {
    does: 'lets shared caches store a file',
    id: 'shapes-no-shared-cache',
    with: ['files-safe'],
    operation: `GET ${SCOPE}/forms/{form_id}/file`,
    create: successes(`GET ${SCOPE}/forms/{form_id}/file`, (passed) =>
      withHeaders(passed, { 'cache-control': 'public, max-age=3600' }),
    ),
  },
  {
    does: 'lets shared caches store what a change returns',
    id: 'shapes-no-shared-cache',
    with: ['creating-creates'],
    operation: `POST ${SCOPE}/albums`,
    create: successes(`POST ${SCOPE}/albums`, (passed) =>
      withHeaders(passed, { 'cache-control': 's-maxage=60' }),
    ),
  },
];
