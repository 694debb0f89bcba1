import { readRouteFiles } from './bundle/files.ts';
import { builtPortalFolder } from './places.ts';

export interface Screen {
  /** The pattern of the route, and `(visitor)` after it where members have another page. */
  name: string;
  path: string;
  isForMembers: boolean;
}

/** An id that nothing has: nobody sent a convocation in the demo, so that its page says that there is none. */
const NO_ID = '00000000-0000-7000-8000-000000000000';

/** What stands for each parameter of a path. Links in mails have a token that does not exist, so that their screens show an error. */
const samples: Readonly<Record<string, string>> = {
  convocationId: NO_ID,
  itemId: NO_ID,
  email: 'bram%40waterpas.example',
  kind: 'confirm',
  provider: 'waterpas',
  signature: 'signature',
  token: 'token',
};

/** Returns a screen for each route of the built portal. `ids` has the ids of a member by the name of the parameter. */
export async function listScreens(ids: Readonly<Record<string, string>> = {}): Promise<Screen[]> {
  const pathOf = (pattern: string): string =>
    pattern.replaceAll(/:(\w+)/gu, (_, name: string) => samples[name] ?? ids[name] ?? NO_ID);
  const screen = (pattern: string, isForMembers: boolean, name = pattern): Screen => ({
    name,
    path: pathOf(pattern),
    isForMembers,
  });
  const { '*': _any, ...table } = await readRouteFiles(builtPortalFolder);
  return [
    ...Object.entries(table).map(([pattern, { visitor }]) => screen(pattern, !visitor || pattern === '/')),
    screen('/', false, '/ (visitor)'),
    screen('/archive', false, '/archive (visitor)'),
    screen('/archive?vve=9999', true),
  ];
}
