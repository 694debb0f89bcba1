import { LIST_PAGE_SIZE, LIST_PAGE_SIZE_MAX } from '@mijn/domain/limits';
import { NO_WORD } from '../src/checks/lists.ts';
import { UNKNOWN_ID } from '../src/kit/samples.ts';
import { accountFaults } from './account-faults.ts';
import {
  responses,
  cookieOf,
  type FaultCase,
  isCall,
  jsonOf,
  requests,
  SCOPE,
  status,
  successes,
  withJson,
  withoutHeader,
} from './change-calls.ts';
import type { Fault, Passed, Passing } from './faulty-server.ts';

const lists = {
  albums: `GET ${SCOPE}/albums`,
  documents: `GET ${SCOPE}/archive/documents`,
  forms: `GET ${SCOPE}/forms`,
  invoices: `GET ${SCOPE}/invoices`,
  meetings: `GET ${SCOPE}/meetings`,
  messages: `GET ${SCOPE}/bulletin/messages`,
  news: `GET ${SCOPE}/news/items`,
  todos: `GET ${SCOPE}/todos`,
};
const posts = {
  album: `POST ${SCOPE}/albums`,
  attachment: `POST ${SCOPE}/attachments`,
  message: `POST ${SCOPE}/bulletin/messages`,
};
const files = {
  document: `GET ${SCOPE}/archive/documents/{document_id}/file`,
  form: `GET ${SCOPE}/forms/{form_id}/file`,
  invoice: `GET ${SCOPE}/invoices/{invoice_id}/file`,
};
const fileOfUpload = `GET ${SCOPE}/attachments/{attachment_id}/file`;

const has = (text: string) => (request: Passing) => request.body.includes(text);
const session = ({ headers }: Passing) => cookieOf(headers, /session=/u);
const bearerOf = ({ headers }: Passing) => headers.get('authorization') ?? '';

/** Answers a call that is refused with the response that another call to the same path got. */
const respondAgain =
  (operation: string, isWrong: (request: Passing, first: Passing) => boolean): FaultCase['create'] =>
  () => {
    const seen = new Map<string, { request: Passing; passed: Passed }>();
    return async (request, forward) => {
      const passed = await forward(request);
      if (!isCall(request, operation)) return passed;
      const first = seen.get(request.path);
      if (passed.status === 200 && !first) seen.set(request.path, { request, passed });
      return passed.status === 404 && first && isWrong(request, first.request) ? first.passed : passed;
    };
  };

/** Keeps what a call reads after it was deleted. */
const keepDeleted =
  (operation: string): FaultCase['create'] =>
  () => {
    const deleted = new Map<string, Passed>();
    return async (request, forward) => {
      const read = { ...request, method: 'GET', body: Buffer.alloc(0) };
      if (!isCall(read, operation)) return forward(request);
      if (request.method === 'DELETE') deleted.set(request.path, await forward(read));
      const passed = await forward(request);
      return request.method === 'GET' ? (deleted.get(request.path) ?? passed) : passed;
    };
  };

/** The faults besides the 25, one for each of the other checks. None is in the way of another. */
export const otherFaults: readonly FaultCase[] = [
  ...accountFaults,
  {
    does: 'answers a wrong password with 400',
    check: 'A login with a wrong password is refused with 401',
    operation: 'POST /auth/login',
    create: status('POST /auth/login', [401, 400]),
  },
  {
    does: 'fails on a text that is no id',
    check: 'A text that is no id is 404, and no failure of the server',
    operation: `GET ${SCOPE}/albums/{album_id}`,
    create: () => async (request, forward) => {
      const passed = await forward(request);
      return request.method === 'GET' && /\/albums\/[^/]*--$/u.test(request.path)
        ? { ...passed, status: 500 }
        : passed;
    },
  },
  {
    does: 'answers a path of no operation with HTML',
    check: 'A path of no operation is 404 as JSON',
    operation: 'GET /auth/user',
    create: () => async (request, forward) => {
      const passed = await forward(request);
      return request.path === `/auth/${UNKNOWN_ID}`
        ? { ...passed, body: Buffer.from('<h1>404</h1>') }
        : passed;
    },
  },
  {
    does: 'fails on a body that is no JSON',
    check: 'A body that is not JSON is refused with 422, and is no failure of the server',
    operation: `PATCH ${SCOPE}/albums/{album_id}`,
    create: () => async (request, forward) => {
      const passed = await forward(request);
      return isCall(request, `PATCH ${SCOPE}/albums/{album_id}`) && request.body.toString() === '{"'
        ? { ...passed, status: 500 }
        : passed;
    },
  },
  {
    does: 'names a refused field without a code',
    check: 'A refused field is named in the errors, with a code',
    operation: 'POST /auth/login',
    create: responses('POST /auth/login', (passed) =>
      passed.status === 422
        ? withJson(passed, (error) => ({ ...error, errors: { email: ['wrong'] } }))
        : passed,
    ),
  },
  {
    does: 'sends JSON as text',
    check: 'A response is sent as application/json',
    operation: `GET ${SCOPE}/overview`,
    create: successes(`GET ${SCOPE}/overview`, (passed) => {
      const { headers, ...rest } = withoutHeader(passed, 'content-type');
      headers.set('content-type', 'text/plain');
      return { ...rest, headers };
    }),
  },
  {
    does: 'does not name the field that is missing',
    check: 'A required field that is missing is refused with 422, by its name',
    operation: posts.message,
    create: responses(posts.message, (passed, { body }) =>
      passed.status === 422 && body.toString() === '{}'
        ? withJson(passed, (error) => ({ ...error, errors: {} }))
        : passed,
    ),
  },
  {
    does: 'fails on an object in the place of a text',
    check: 'A value of another type is refused with 422, and is no failure of the server',
    operation: posts.album,
    create: status(posts.album, [422, 500], has('{"a":[null]}')),
  },
  {
    does: 'shortens a text that is too long',
    check: 'A text that is too long is refused with 422',
    operation: posts.album,
    create: requests(posts.album, (request) => {
      request.body = Buffer.from(request.body.toString().replaceAll(/a{60,}/gu, 'a'));
    }),
  },
  {
    does: 'loses the accents of a text',
    check: 'A text of the maximum length is accepted, and comes back as it was sent',
    operation: posts.message,
    create: successes(posts.message, (passed) => ({
      ...passed,
      body: Buffer.from(passed.body.toString().replaceAll('é', 'e')),
    })),
  },
  {
    does: 'has smaller pages',
    check: `A list without a query is the first page of ${LIST_PAGE_SIZE} rows`,
    operation: lists.todos,
    create: requests(lists.todos, ({ query }) => {
      if (query.size === 0) query.set('per_page', '10');
    }),
  },
  {
    does: 'sends the first page instead of one after the last',
    check: 'A page after the last one is empty',
    operation: lists.meetings,
    create: requests(lists.meetings, ({ query }) => {
      if (query.get('page') === '100000') query.set('page', '1');
    }),
  },
  {
    does: 'sends fewer rows than were asked for',
    check: `More than ${LIST_PAGE_SIZE_MAX} rows on a page is refused with 422`,
    operation: lists.albums,
    create: requests(lists.albums, ({ query }) => {
      if (query.get('per_page') === String(LIST_PAGE_SIZE_MAX + 1)) query.delete('per_page');
    }),
  },
  {
    does: 'takes page 0 for page 1',
    check: 'Page 0 and a page that is no number are refused with 422',
    operation: lists.messages,
    create: requests(lists.messages, ({ query }) => {
      if (query.get('page') === '0') query.set('page', '1');
    }),
  },
  {
    does: 'ignores an unknown sort name',
    check: 'An unknown sort name is refused with 422',
    operation: lists.news,
    create: requests(lists.news, ({ query }) => {
      if (query.get('sort') === NO_WORD) query.delete('sort');
    }),
  },
  {
    does: 'ignores the searched words',
    check: 'A search for a word that is nowhere finds nothing',
    operation: lists.forms,
    create: requests(lists.forms, ({ query }) => query.delete('q')),
  },
  {
    does: 'finds rows with most of the words, and does not say so',
    check: 'A search that no row matches with all words finds the rows with most of them, and says so',
    operation: lists.documents,
    create: successes(lists.documents, (passed) =>
      withJson(passed, ({ meta, ...rest }) => ({
        ...rest,
        meta: { ...Object(meta), is_partial: undefined },
      })),
    ),
  },
  {
    does: 'ignores filters for a value',
    check: 'A filter for a value leaves the rows that have it',
    operation: lists.invoices,
    create: requests(lists.invoices, ({ query }) => {
      for (const name of [...query.keys()].filter((one) => one.startsWith('supplier'))) query.delete(name);
    }),
  },
  {
    does: 'answers 200 to what it creates',
    check: 'Creating answers with the status and the shape of the contract',
    operation: posts.attachment,
    create: status(posts.attachment, [201, 200]),
  },
  {
    does: 'does not raise the version',
    check: 'An update with the version that was read succeeds, and raises the version',
    operation: posts.album,
    create: successes(`PATCH ${SCOPE}/albums/{album_id}`, (passed) =>
      withJson(passed, (album) => ({ ...album, version: Number(album['version']) - 1 })),
    ),
  },
  {
    does: 'still shows what was deleted',
    check: 'What was deleted is 404 afterwards',
    operation: posts.message,
    create: keepDeleted(`GET ${SCOPE}/bulletin/messages/{message_id}`),
  },
  {
    does: 'lets the browser guess what a file is',
    check: 'A file is saved and never runs: attachment, nosniff and a sandbox',
    operation: files.document,
    create: successes(files.document, (passed) => withoutHeader(passed, 'x-content-type-options')),
  },
  {
    does: 'sends the whole file for a range after its end',
    check: 'A range after the end of a file is refused with 416',
    operation: files.form,
    create: status(files.form, [416, 200]),
  },
  {
    does: 'sends a file again that did not change',
    check: 'A file that did not change is 304 for its ETag',
    operation: files.invoice,
    create: requests(files.invoice, ({ headers }) => headers.delete('if-none-match')),
  },
  {
    does: 'does not look into a file',
    check: 'A file that is not what its name says is refused with 415',
    operation: posts.attachment,
    create: status(posts.attachment, [415, 422], has('<script>')),
  },
  {
    does: 'does not look at the extension of a file',
    check: 'A file with another extension is refused with 415',
    operation: posts.attachment,
    create: status(posts.attachment, [415, 422], has('conformance.exe')),
  },
  {
    does: 'accepts a photo without bytes',
    check: 'A file without bytes is refused with 422',
    operation: `POST ${SCOPE}/photos`,
    create: status(`POST ${SCOPE}/photos`, [422, 201]),
  },
  {
    does: 'changes the bytes of a file',
    check: 'An uploaded file comes back with the same bytes',
    operation: posts.attachment,
    create: successes(fileOfUpload, (passed) => ({
      ...passed,
      body: Buffer.from(`${passed.body.toString('latin1')} `, 'latin1'),
    })),
  },
  {
    does: 'says that an association does not exist with 403',
    check: 'An association that does not exist is 404',
    operation: `GET ${SCOPE}/counts`,
    create: status(`GET ${SCOPE}/counts`, [404, 403], ({ path }) => path.includes(UNKNOWN_ID)),
  },
  {
    does: 'shows a row to a member of another association',
    check: 'A row of an association is 404 for a member of another',
    operation: `GET ${SCOPE}/todos/{todo_id}`,
    create: respondAgain(
      `GET ${SCOPE}/todos/{todo_id}`,
      (request, first) => session(request) !== undefined && session(request) !== session(first),
    ),
  },
  {
    does: 'shows a file of a form to others',
    check: 'A file that a member uploaded for a form is 404 for others',
    operation: posts.attachment,
    create: (): Fault => {
      let stored: string | undefined;
      return async (request, forward) => {
        const passed = await forward(request);
        if (isCall(request, posts.attachment) && passed.status < 300)
          stored = String(jsonOf(passed.body)['id']);
        const isOfOthers = passed.status === 404 && stored !== undefined && request.path.includes(stored);
        return isOfOthers && isCall(request, fileOfUpload) ? { ...passed, status: 200 } : passed;
      };
    },
  },
  {
    does: 'reads nothing by an access token alone',
    check: 'An access token reads without cookies',
    operation: 'GET /auth/user',
    create: status(
      'GET /auth/user',
      [200, 401],
      (request) => bearerOf(request) !== '' && session(request) === undefined,
    ),
  },
  {
    does: 'shows the security of the account to an access token',
    check: 'An access token is refused for the security of the account with 403',
    operation: 'GET /security/devices',
    create: status('GET /security/devices', [403, 200], (request) => bearerOf(request) !== ''),
  },
  {
    does: 'reads by the cookies if the access token is wrong',
    check: 'A wrong access token is refused with 401, also with a session',
    operation: 'GET /auth/user',
    create: requests('GET /auth/user', ({ headers }) => {
      if (headers.get('authorization')?.endsWith('0000')) headers.delete('authorization');
    }),
  },
];
