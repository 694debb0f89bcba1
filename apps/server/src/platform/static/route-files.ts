import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** The files of one page, as the build of the portal lists them. */
interface FileList {
  /** The URLs of the scripts that the page needs, besides those of every page. */
  scripts: readonly string[];
  styles: readonly string[];
}

/** The files of each route by its pattern, for visitors and for members. `*` is any other page. */
type RouteTable = Readonly<Record<string, Readonly<Partial<Record<'visitor' | 'member', FileList>>>>>;

/** The pattern of any other page in the table. */
const ANY = '*';

/** The files of a page that is to be drawn. */
export interface PageFiles extends FileList {
  /** The content of the style sheets. */
  css: string;
}

/** Returns the files of a route. Undefined if the portal was built without the table. */
export type RouteFiles = (pattern: string | undefined, isMember: boolean) => PageFiles | undefined;

/** Reads the table of the files of each route, and the style sheets in it. */
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
  return (pattern, isMember) => {
    const reader = isMember ? 'member' : 'visitor';
    const list = table[pattern ?? ANY]?.[reader] ?? table[ANY]?.[reader];
    return list && { ...list, css: list.styles.map((href) => sheets.get(href) ?? '').join('') };
  };
}
