import createClient, { type Middleware } from 'openapi-fetch';
import type { components, paths } from '../dist/api.js';

/** Keeps the cookies of a program, and sends the anti-forgery token with calls that change something. */
function keepCookies(): Middleware {
  const cookies = new Map<string, string>();
  return {
    onRequest({ request }) {
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      request.headers.set('x-requested-with', 'XMLHttpRequest');
      request.headers.set('x-xsrf-token', decodeURIComponent(cookies.get('XSRF-TOKEN') ?? ''));
      return request;
    },
    onResponse({ response }) {
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
        cookies.set(name, value);
      }
    },
  };
}

type Todo = components['schemas']['TodoInList'];
type Code = 'invalid_credentials' | undefined;

const [, , url = '', email = '', password = ''] = process.argv;
const api = createClient<paths>({ baseUrl: `${url}/api` });
api.use(keepCookies());

await api.GET('/auth/csrf');
const wrong = await api.POST('/auth/login', { body: { email, password: 'wrong' } });
// The generated types know the codes that this operation may answer.
const code: Code =
  wrong.response.status === 401 && wrong.error?.code === 'invalid_credentials' ? wrong.error.code : undefined;

const { data: user } = await api.POST('/auth/login', { body: { email, password } });
const [association] = user?.associations ?? [];
if (!association) throw new Error('Nobody is signed in, or the user has no association.');

const list = await api.GET('/associations/{association_id}/todos', {
  params: { path: { association_id: association.id }, query: { per_page: 2, sort: '-start_date' } },
});
const todos: Todo[] = list.data?.data ?? [];
const total: number | undefined = list.data?.meta.total;
process.stdout.write(JSON.stringify({ code, total, todos: todos.map(({ description }) => description) }));
