import { UNKNOWN_FIELD, UNKNOWN_ID } from '../src/kit/samples.ts';
import {
  responses,
  cookieOf,
  type FaultCase,
  isCall,
  jsonOf,
  requests,
  SCOPE,
  trustToken,
  withCookies,
  withJson,
  withoutHeader,
} from './change-calls.ts';
import type { Passed } from './faulty-server.ts';

const lists = {
  todos: `GET ${SCOPE}/todos`,
  meetings: `GET ${SCOPE}/meetings`,
  albums: `GET ${SCOPE}/albums`,
};
const posts = {
  message: `POST ${SCOPE}/bulletin/messages`,
  album: `POST ${SCOPE}/albums`,
  attachment: `POST ${SCOPE}/attachments`,
};
const updateOf = {
  message: `PATCH ${SCOPE}/bulletin/messages/{message_id}`,
  album: `PATCH ${SCOPE}/albums/{album_id}`,
};
const attachmentOfTodo = `GET ${SCOPE}/todos/{todo_id}/attachments/{attachment_id}/file`;

/** Forgets the key of a repeat, if the body is (or is not) that of the first call. */
const forgetKeys = (operation: string, isForgotten: (isSame: boolean) => boolean): FaultCase['create'] => {
  return () => {
    const bodies = new Map<string, string>();
    return async (request, forward) => {
      const key = request.headers.get('idempotency-key');
      if (key === null || !isCall(request, operation)) return forward(request);
      const body = request.body.toString();
      const first = bodies.get(key);
      bodies.set(key, first ?? body);
      if (first !== undefined && isForgotten(first === body)) request.headers.delete('idempotency-key');
      return forward(request);
    };
  };
};

const signIn: FaultCase[] = [
  {
    does: 'hides the anti-forgery cookie from scripts',
    check: 'The anti-forgery cookie is XSRF-TOKEN, and scripts can read it',
    operation: 'GET /auth/csrf',
    create: responses('GET /auth/csrf', (passed) =>
      withCookies(passed, (line) => (line.startsWith('XSRF-TOKEN=') ? `${line}; HttpOnly` : line)),
    ),
  },
  {
    does: 'shows the session cookie to scripts',
    check: 'The session cookie is HttpOnly and SameSite, and Secure with https',
    operation: 'POST /auth/login',
    create: responses('POST /auth/login', (passed) =>
      withCookies(passed, (line) => line.replace(/; HttpOnly/iu, '')),
    ),
  },
  {
    does: 'keeps the session of before the login',
    check: 'A login gives a new session: the cookies from before it are not signed in',
    operation: 'POST /auth/login',
    create: () => {
      const renewed = new Map<string, string>();
      return async (request, forward) => {
        const before = cookieOf(request.headers, /session=/u);
        const now = before === undefined ? undefined : renewed.get(before);
        const cookie = request.headers.get('cookie');
        if (before !== undefined && now !== undefined && cookie !== null)
          request.headers.set('cookie', cookie.replace(before, now));
        const passed = await forward(request);
        const [, after] = /session=([^;]+)/u.exec(passed.headers.getSetCookie().join('\n')) ?? [];
        if (isCall(request, 'POST /auth/login') && before !== undefined && after !== undefined)
          renewed.set(before, after);
        return passed;
      };
    },
  },
  {
    does: 'answers without a session',
    check: 'A call without a session is refused with 401',
    operation: `GET ${SCOPE}/todos/groups`,
    create: responses(`GET ${SCOPE}/todos/groups`, (passed) =>
      passed.status === 401 ? { ...passed, status: 200, body: Buffer.from('{"data":[]}') } : passed,
    ),
  },
  {
    does: 'changes something without an anti-forgery token',
    check: 'A change without the anti-forgery token is refused with 419',
    operation: updateOf.message,
    create: requests(updateOf.message, (request) => {
      if (!request.headers.has('x-xsrf-token')) trustToken(request);
    }),
  },
  {
    does: 'does not compare the anti-forgery token',
    check: 'A change with another anti-forgery token is refused with 419',
    operation: 'POST /auth/user/association/{association_id}',
    create: requests('POST /auth/user/association/{association_id}', (request) => {
      if (request.headers.has('x-xsrf-token')) trustToken(request);
    }),
  },
  {
    does: 'keeps the session after a logout',
    check: 'A logout ends the session on the server',
    operation: 'POST /auth/logout',
    create: () => async (request, forward) =>
      isCall(request, 'POST /auth/logout') && request.headers.has('x-xsrf-token')
        ? { status: 204, headers: new Headers(), body: Buffer.alloc(0) }
        : forward(request),
  },
  {
    does: 'does not say when to try again',
    check: 'Many failed logins are refused with 429 and Retry-After',
    operation: 'POST /auth/login',
    create: responses('POST /auth/login', (passed) => withoutHeader(passed, 'retry-after')),
  },
];

const responding: FaultCase[] = [
  {
    does: 'answers a list with 203',
    check: 'A successful call has the status of the contract',
    operation: `GET ${SCOPE}/search`,
    create: responses(`GET ${SCOPE}/search`, (passed) =>
      passed.status === 200 ? { ...passed, status: 203 } : passed,
    ),
  },
  {
    does: 'answers an unknown id with 403',
    check: 'An id that does not exist is 404',
    operation: `GET ${SCOPE}/todos/{todo_id}`,
    create: () => {
      const known = new Set<string>();
      return async (request, forward) => {
        const passed = await forward(request);
        const [, association = ''] = /^\/associations\/([^/]+)\//u.exec(request.path) ?? [];
        if (passed.status === 200) known.add(association);
        const isUnknown =
          passed.status === 404 && known.has(association) && request.path.endsWith(UNKNOWN_ID);
        return isUnknown && isCall(request, `GET ${SCOPE}/todos/{todo_id}`)
          ? { ...passed, status: 403 }
          : passed;
      };
    },
  },
  {
    does: 'sends errors without a code',
    check: 'An error has a code of the catalogue with its status, and a message',
    operation: 'GET /auth/user',
    create: responses('GET /auth/user', (passed) =>
      passed.status === 401 ? withJson(passed, ({ message }) => ({ message })) : passed,
    ),
  },
  {
    does: 'leaves a field out',
    check: 'A response has the fields and the types of the contract',
    operation: `GET ${SCOPE}/todos/{todo_id}`,
    create: responses(`GET ${SCOPE}/todos/{todo_id}`, (passed) =>
      passed.status === 200 ? withJson(passed, (todo) => ({ ...todo, tasks: undefined })) : passed,
    ),
  },
  {
    does: 'ignores unknown fields of a query',
    check: 'An unknown field in the query is refused with 422',
    operation: lists.meetings,
    create: requests(lists.meetings, ({ query }) => query.delete(UNKNOWN_FIELD)),
  },
  {
    does: 'ignores unknown fields of a body',
    check: 'An unknown field in a body is refused with 422 and unknown_field',
    operation: posts.album,
    create: requests(posts.album, (request) => {
      if (request.body.includes(UNKNOWN_FIELD)) request.body = Buffer.from('{}');
    }),
  },
];

const listing: FaultCase[] = [
  {
    does: 'ignores the size of a page',
    check: 'A page has at most the rows that were asked for, and its numbers',
    operation: lists.todos,
    create: requests(lists.todos, ({ query }) => {
      if (query.get('page') === '1' && query.get('per_page') === '1') query.delete('per_page');
    }),
  },
  {
    does: 'sends the first page again',
    check: 'The pages of a list have every row once',
    operation: lists.meetings,
    create: requests(lists.meetings, ({ query }) => {
      if (query.get('page') === '2') query.set('page', '1');
    }),
  },
  {
    does: 'sorts in one direction only',
    check: 'Every sort name sorts in both directions',
    operation: lists.meetings,
    create: requests(lists.meetings, ({ query }) => {
      if (query.get('sort') === '-meeting_date') query.set('sort', 'meeting_date');
    }),
  },
  {
    does: 'ignores a filter',
    check: 'A filter for true or false leaves the rows that have it',
    operation: lists.todos,
    create: requests(lists.todos, ({ query }) => query.delete('is_done')),
  },
];

const changing: FaultCase[] = [
  {
    does: 'creates twice for a repeat',
    check: 'A repeat with the same Idempotency-Key creates nothing twice',
    operation: posts.album,
    create: forgetKeys(posts.album, (isSame) => isSame),
  },
  {
    does: 'accepts a key with another body',
    check: 'An Idempotency-Key that comes with another body is refused with 422',
    operation: posts.message,
    create: forgetKeys(posts.message, (isSame) => !isSame),
  },
  {
    does: 'overwrites what someone else changed',
    check: 'An update with an old version is refused with 409',
    operation: posts.message,
    create: () => async (request, forward) => {
      const passed = await forward(request);
      if (passed.status !== 409 || !isCall(request, updateOf.message)) return passed;
      const current = await forward({ ...request, method: 'GET', body: Buffer.alloc(0) });
      const { version } = jsonOf(current.body);
      return forward({ ...request, body: Buffer.from(JSON.stringify({ ...jsonOf(request.body), version })) });
    },
  },
];

const files: FaultCase[] = [
  {
    does: 'ignores ranges',
    check: 'A range of a file is 206 with those bytes',
    operation: attachmentOfTodo,
    create: requests(attachmentOfTodo, ({ headers }) => {
      if (/^bytes=\d+-\d+$/u.test(headers.get('range') ?? '')) headers.delete('range');
    }),
  },
  {
    does: 'does not say the limit of an upload',
    check: 'A file above the limit is refused with 413, with the limit',
    operation: posts.attachment,
    create: responses(posts.attachment, (passed) =>
      passed.status === 413 ? withJson(passed, (error) => ({ ...error, params: undefined })) : passed,
    ),
  },
];

const isolation: FaultCase[] = [
  {
    does: 'says that an association of others exists',
    check: 'An association of others is 404, as one that does not exist',
    operation: `GET ${SCOPE}/overview`,
    create: responses(`GET ${SCOPE}/overview`, (passed, { path }) =>
      passed.status === 404 && !path.includes(UNKNOWN_ID) ? { ...passed, status: 403 } : passed,
    ),
  },
  {
    does: 'finds a row whatever the association',
    check: 'A row of one association is 404 through another of the same member',
    operation: `GET ${SCOPE}/meetings/{meeting_id}`,
    create: () => {
      const found = new Map<string, { passed: Passed; session: string | undefined }>();
      return async (request, forward) => {
        const passed = await forward(request);
        if (!isCall(request, `GET ${SCOPE}/meetings/{meeting_id}`)) return passed;
        const [id = ''] = request.path.split('/').slice(-1);
        const session = cookieOf(request.headers, /session=/u);
        const known = found.get(id);
        if (passed.status === 200 && !known) found.set(id, { passed, session });
        // Another member is still refused.
        return passed.status === 404 && known && known.session === session ? known.passed : passed;
      };
    },
  },
];

export const faults: readonly FaultCase[] = [
  ...signIn,
  ...responding,
  ...listing,
  ...changing,
  ...files,
  ...isolation,
];
