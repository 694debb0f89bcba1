import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import type { BrowserContextOptions } from 'playwright';
import { signIn } from '../harness/session.ts';

export type BrowserState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export interface Member {
  cookie: string;
  /** A browser in which the member is signed in and that was used before. */
  browser: BrowserState;
  /** The ids of things of the member, by the name of the parameter of a path. */
  ids: Readonly<Record<string, string>>;
}

export const emptyBrowser: BrowserState = { cookies: [], origins: [] };

const LISTS = 'archive todos meetings invoices forms bulletin news newsletters albums'.split(' ');

const DRAFT_TEXT = 'De lamp in de hal op de derde verdieping is sinds vorige week kapot. '.repeat(30);

interface User {
  id: string;
  email: string;
  associations: { id: string }[];
}

/** The portal reads all of the local storage when it starts, so a member has settings of every list, and drafts. */
function storageOf({ id: userId, email, associations }: User): { name: string; value: string }[] {
  const ids = associations.map(({ id }) => id);
  const slices = {
    auth: { isAuthenticated: true },
    user: { email, activeAssociationId: ids[0] },
    mediaCounts: Object.fromEntries(
      ids.map((id) => [id, { news: 2, bulletin_board: 1, newsletters: 1, albums: 3 }]),
    ),
    tables: Object.fromEntries(ids.flatMap((id) => LISTS.map((list) => [`${list}/${id}`, {}]))),
    _persist: { version: -1, rehydrated: true },
  };
  const texts = Object.entries(slices).map(([name, slice]) => [name, JSON.stringify(slice)]);
  const draft = { values: { text: DRAFT_TEXT }, base: { text: '' }, files: [], savedAt: new Date() };
  return [
    { name: PERSISTED_STATE_KEY, value: JSON.stringify(Object.fromEntries(texts)) },
    ...Array.from({ length: 5 }, (_, at) => ({
      name: `${PERSISTED_STATE_KEY}/draft/${userId}/${ids[0]}/bench-${at}`,
      value: JSON.stringify(draft),
    })),
  ];
}

/** The lists of which the first item stands for a parameter of a path. */
const LIST_OF = {
  meetingId: 'meetings',
  decisionId: 'decisions',
  invoiceId: 'invoices',
  todoId: 'todos',
  albumId: 'albums',
  bulletinBoardId: 'bulletin/messages',
  newsLetterId: 'newsletters',
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

/** Signs the member of the demo in. */
export async function openMember(url: string): Promise<Member> {
  const headers = await signIn(url);
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    const body: T = await response.json();
    return body;
  };
  const user = await get<User>('/auth/user');
  const ids: Record<string, string> = {};
  for (const [name, list] of Object.entries(LIST_OF)) {
    const path = `/associations/${user.associations[0]?.id}/${list}`;
    const [first] = (await get<{ data: { id: string }[] }>(path)).data;
    if (first) ids[name] = first.id;
  }
  const origins = [{ origin: new URL(url).origin, localStorage: storageOf(user) }];
  return {
    cookie: headers.cookie,
    browser: { cookies: cookiesOf(url, headers.cookie), origins },
    ids,
  };
}
