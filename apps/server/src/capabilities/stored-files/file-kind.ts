import type { Database, Queries } from '../../platform/database/index.ts';

/** Bytes that a row refers to. */
export interface RequiredFile {
  key: string;
  /** The size in bytes according to the row, or null if no row has it. */
  byte_size: number | null;
}

/** One kind of stored bytes. The keys of each kind begin with a prefix of their own. */
export interface FileKind {
  prefix: string;
  /** Matches the keys that the portal makes. Other files below the prefix are not those of the portal. */
  pattern: RegExp;
  /** Returns the SHA-256 hash of the bytes of a key, in hexadecimal, for kinds whose keys have it. */
  hashOf?: (key: string) => string;
  /**
   * Returns those of some keys whose bytes a row needs, or a clean-up that has not run yet will look at. The query
   * is served from an index.
   */
  listNeeded: (source: Pick<Database, 'queries'>, keys: readonly string[]) => Promise<ReadonlySet<string>>;
  /**
   * Takes the locks that writers of such bytes hold besides that of `keepFile`, until the transaction ends.
   */
  lock?: (transaction: Queries, key: string) => Promise<void>;
  /** Lists the bytes that must exist, in pages. Every row occurs once. */
  listRequired: (source: Pick<Database, 'queries'>) => AsyncIterable<readonly RequiredFile[]>;
}

/** The number of rows or keys that are in memory at a time. */
const PAGE = 500;

/** Lists rows in pages, each after the last row of the page before. */
export async function* listPages<Row>(
  listAfter: (last: Row | undefined, max: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let page = await listAfter(undefined, PAGE);
  while (page.length > 0) {
    yield page;
    page = await listAfter(page.at(-1), PAGE);
  }
}

/** Lists the items of a source in pages. */
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
