import { readFile } from 'node:fs/promises';
import path from 'node:path';

interface FileList {
  /** The URLs of the scripts that the page needs, besides those of every page. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** The files of each route by its pattern, for visitors and for members. `*` is any other page. */
type RouteTable = Readonly<Record<string, Readonly<Partial<Record<'visitor' | 'member', FileList>>>>>;

const ANY = '*';

export interface PageFiles extends FileList {
  css: string;
}

export interface RouteFiles {
  /** Returns undefined if the portal was built without the table. */
  find: (pattern: string | undefined, isMember: boolean) => PageFiles | undefined;
  /** Returns whether the portal has a route for a path. Without the table, the browser decides. */
  hasRoute: (path: string) => boolean;
}

/** The router of the portal ignores case and a slash at the end. */
const matcherOf = (pattern: string): URLPattern =>
  new URLPattern({ pathname: pattern === '/' ? pattern : `${pattern}{/}?` }, { ignoreCase: true });

export async function readRouteFiles(portalFolder: string): Promise<RouteFiles> {
  const table: RouteTable = JSON.parse(
    await readFile(path.join(portalFolder, '.vite/routes.json'), 'utf8').catch(() => '{}'),
  );
  const hrefs = new Set(
    Object.values(table).flatMap((route) => Object.values(route).flatMap(({ styles }) => styles)),
  );
  const sheets = new Map(
    await Promise.all(
      [...hrefs].map(async (href) => [href, await readFile(path.join(portalFolder, href), 'utf8')] as const),
    ),
  );
  const patterns = Object.keys(table).filter((pattern) => pattern !== ANY);
  const matchers = patterns.map(matcherOf);
  return {
    find: (pattern, isMember) => {
      const reader = isMember ? 'member' : 'visitor';
      const list = table[pattern ?? ANY]?.[reader] ?? table[ANY]?.[reader];
      return list && { ...list, css: list.styles.map((href) => sheets.get(href) ?? '').join('') };
    },
    hasRoute: (pathname) => matchers.length === 0 || matchers.some((matcher) => matcher.test({ pathname })),
  };
}
