import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { signIn } from '../harness/session.ts';

export interface BrowserState {
  cookies: {
    name: string;
    value: string;
    domain: string;
    path: string;
    expires: number;
    httpOnly: boolean;
    secure: boolean;
    sameSite: 'Lax';
  }[];
  origins: { origin: string; localStorage: { name: string; value: string }[] }[];
}

export interface Member {
  cookie: string;
  browser: BrowserState;
  ids: Readonly<Record<string, string>>;
}

export const emptyBrowser: BrowserState = { cookies: [], origins: [] };

const LISTS = [
  'archive',
  'todos',
  'meetings',
  'invoices',
  'forms',
  'bulletin',
  'news',
  'newsletters',
  'albums',
];

const DRAFTS = 5;
const DRAFT_TEXT = 'De lamp in de hal op de derde verdieping is sinds vorige week kapot. '.repeat(30);

interface User {
  id: string;
  email: string;
  associations: { id: string }[];
}

function persistedState({ email, associations }: User, associationId: string): string {
  const ids = associations.map(({ id }) => id);
  const tables = ids.flatMap((id) => LISTS.map((list) => [`${list}/${id}`, {}] as const));
  const counts = ids.map((id) => [id, { news: 2, bulletin_board: 1, newsletters: 1, albums: 3 }] as const);
  const slices = {
    auth: { isAuthenticated: true },
    user: { email, activeAssociationId: associationId },
    mediaCounts: Object.fromEntries(counts),
    tables: Object.fromEntries(tables),
    _persist: { version: -1, rehydrated: true },
  };
  const texts = Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]);
  return JSON.stringify(Object.fromEntries(texts));
}

/** The portal reads all of the local storage when it starts, so a member has settings of every list, and drafts. */
function storageOf(user: User, associationId: string): { name: string; value: string }[] {
  const draft = {
    values: { text: DRAFT_TEXT },
    base: { text: '' },
    files: [],
    savedAt: new Date().toISOString(),
  };
  const drafts = Array.from({ length: DRAFTS }, (_, at) => ({
    name: `${PERSISTED_STATE_KEY}/draft/${user.id}/${associationId}/bench-${at}`,
    value: JSON.stringify(draft),
  }));
  return [{ name: PERSISTED_STATE_KEY, value: persistedState(user, associationId) }, ...drafts];
}

const LIST_OF = {
  meeting: 'meetings',
  decision: 'decisions',
  invoice: 'invoices',
  todo: 'todos',
  album: 'albums',
  message: 'bulletin/messages',
  newsletter: 'newsletters',
} as const;

/** Returns the cookies of a session for a browser. @param cookie the header of a session. */
export const cookiesOf = (url: string, cookie: string): BrowserState['cookies'] =>
  cookie.split('; ').map((pair) => {
    const at = pair.indexOf('=');
    return {
      name: pair.slice(0, at),
      value: pair.slice(at + 1),
      domain: new URL(url).hostname,
      path: '/',
      expires: -1,
      httpOnly: pair.startsWith('mijn_session='),
      secure: false,
      sameSite: 'Lax',
    };
  });

export async function openMember(url: string): Promise<Member> {
  const { cookie } = await signIn(url);
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, {
      headers: { cookie, accept: 'application/json' },
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    const body: T = await response.json();
    return body;
  };
  const user = await get<User>('/auth/user');
  const [association] = user.associations;
  if (!association) throw new Error('The member of the demo has no association.');
  const ids = await Promise.all(
    Object.entries(LIST_OF).map(async ([name, list]) => {
      const { data } = await get<{ data: { id: string }[] }>(`/associations/${association.id}/${list}`);
      return [name, data[0]?.id ?? 'none'] as const;
    }),
  );
  const { origin } = new URL(url);
  return {
    cookie,
    browser: {
      cookies: cookiesOf(url, cookie),
      origins: [{ origin, localStorage: storageOf(user, association.id) }],
    },
    ids: Object.fromEntries(ids),
  };
}
