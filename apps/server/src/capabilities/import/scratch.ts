import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreFull } from '../../platform/config/store-full.ts';

/** The part of the scratch file that is kept in memory, in kilobytes. */
const CACHE_KB = 16_000;

/**
 * A file without a name is deleted when it is closed, and on most systems as soon as it is opened. It is never read
 * after a crash, so that nothing is flushed.
 */
const SETUP = `
  pragma journal_mode = off;
  pragma synchronous = off;
  pragma cache_size = -${CACHE_KB};
  create table ids (
    kind text not null,
    key text not null,
    id text not null,
    is_new integer not null,
    is_delivered integer not null,
    is_referred integer not null,
    primary key (kind, key)
  ) without rowid;
  create table owners (kind text not null, value text not null, owner text not null, primary key (kind, value))
    without rowid;
  create table rows (list integer not null, at integer not null, content text not null, primary key (list, at))
    without rowid;
  begin;
`;

/** What an import knows of a row with a code of the provider. */
export interface KnownId {
  id: string;
  /** Whether no earlier import had the row. */
  isNew: boolean;
  /** Whether this folder has the row. */
  isDelivered: boolean;
  /** Whether a row of this folder refers to the row. */
  isReferred: boolean;
}

/** Rows in the order in which they were added. */
export interface RowList<Row> {
  count: () => number;
  /** Adds a row, which must be the same after JSON. */
  add: (row: Row) => void;
  /** Returns the rows, so many at a time. */
  pages: (size: number) => Generator<Row[]>;
}

/**
 * The working memory of an import: a temporary file, so that the memory of the command does not grow with the folder
 * (docs/decisions/0164). It has personal data, and is gone when the command ends, also when it is killed.
 */
export interface Scratch {
  findId: (kind: string, key: string) => KnownId | undefined;
  setId: (kind: string, key: string, known: KnownId) => void;
  /** Returns the owner of a value, or gives the value to this owner and returns undefined. */
  claim: (kind: string, value: string, owner: string) => string | undefined;
  createList: <Row>() => RowList<Row>;
  close: () => void;
}

/** The error code of SQLite when the disk, or the limit of the file, has no room. */
const SQLITE_FULL = 13;

const isFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_FULL;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Opens an empty scratch file in the folder for temporary files, which TMPDIR sets. A function that writes throws
 * StoreFull if the folder has no room.
 * @param pagesMax the maximum number of pages of 4 kB. The default is hardly a limit.
 */
export function openScratch(pagesMax?: number): Scratch {
  const file = new DatabaseSync('');
  file.exec(SETUP);
  if (pagesMax !== undefined) file.exec(`pragma max_page_count = ${pagesMax}`);
  const write = (statement: StatementSync, ...values: (string | number)[]): void => {
    try {
      statement.run(...values);
    } catch (error) {
      throw isFull(error) ? new StoreFull({ cause: error }) : error;
    }
  };
  const find = file.prepare(
    'select id, is_new, is_delivered, is_referred from ids where kind = ? and key = ?',
  );
  const set = file.prepare('insert or replace into ids values (?, ?, ?, ?, ?, ?)');
  const findOwner = file.prepare('select owner from owners where kind = ? and value = ?');
  const setOwner = file.prepare('insert into owners values (?, ?, ?)');
  const addRow = file.prepare('insert into rows values (?, ?, ?)');
  const readRows = file.prepare('select content from rows where list = ? and at >= ? and at < ? order by at');
  let lists = 0;
  return {
    findId: (kind, key) => {
      const row = find.get(kind, key);
      return (
        row && {
          id: textOf(row['id']),
          isNew: row['is_new'] === 1,
          isDelivered: row['is_delivered'] === 1,
          isReferred: row['is_referred'] === 1,
        }
      );
    },
    setId: (kind, key, { id, isNew, isDelivered, isReferred }) => {
      write(set, kind, key, id, Number(isNew), Number(isDelivered), Number(isReferred));
    },
    claim: (kind, value, owner) => {
      const row = findOwner.get(kind, value);
      if (row) return textOf(row['owner']);
      write(setOwner, kind, value, owner);
      return undefined;
    },
    createList: <Row>() => {
      lists += 1;
      const list = lists;
      let count = 0;
      return {
        count: () => count,
        add: (row: Row) => {
          write(addRow, list, count, JSON.stringify(row));
          count += 1;
        },
        *pages(size: number) {
          for (let from = 0; from < count; from += size) {
            yield readRows
              .all(list, from, from + size)
              .map(({ content }): Row => JSON.parse(textOf(content)));
          }
        },
      };
    },
    close: () => file.close(),
  };
}
