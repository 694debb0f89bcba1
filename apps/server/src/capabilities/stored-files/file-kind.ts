import type { Database } from '../../platform/database/index.ts';

export interface RequiredFile {
  key: string;
  /** The size according to the row, or null if no row has the size. */
  byte_size: number | null;
}

/** The keys of each kind begin with a prefix of their own. */
export interface FileKind {
  prefix: string;
  /** Files below the prefix that do not match are not files of the portal. */
  pattern: RegExp;
  /** The SHA-256 hash in hexadecimal, for kinds whose keys have the hash. */
  hashOf?: (key: string) => string;
  /** Whether the portal makes the bytes of other files, and records their fingerprints (docs/decisions/0110). */
  isMade?: boolean;
  /** Returns keys whose bytes a row needs, or a clean-up will look at. The query is served from an index. */
  listNeeded: (source: Pick<Database, 'queries'>, keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Lists the bytes that must exist, in pages. Every row occurs once. */
  listRequired: (source: Pick<Database, 'queries'>) => AsyncIterable<readonly RequiredFile[]>;
}

const PAGE = 500;

export async function* listPages<Row>(
  listAfter: (last: Row | undefined, max: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let page = await listAfter(undefined, PAGE);
  while (page.length > 0) {
    yield page;
    page = await listAfter(page.at(-1), PAGE);
  }
}

export async function* inPages<Item>(source: AsyncIterable<Item>): AsyncGenerator<Item[]> {
  let page: Item[] = [];
  for await (const item of source) {
    page.push(item);
    if (page.length < PAGE) continue;
    yield page;
    page = [];
  }
  if (page.length > 0) yield page;
}
