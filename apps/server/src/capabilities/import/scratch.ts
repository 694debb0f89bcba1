import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { StoreFull } from '../../platform/config/store-full.ts';

const CACHE_KB = 16_000;

/** A file without a name is deleted when it is closed, at the latest. Nobody reads it after a crash: nothing is flushed. */
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
  create table notes (kind text not null, key text not null, text text not null, primary key (kind, key))
    without rowid;
  create table rows (list integer not null, at integer not null, content text not null, primary key (list, at))
    without rowid;
  begin;
`;

export interface KnownId {
  id: string;
  isNew: boolean;
  isDelivered: boolean;
  isReferred: boolean;
}

export interface RowList<Row> {
  count: () => number;
  /** The row must be the same after JSON. */
  add: (row: Row) => void;
  pages: (size: number) => Generator<Row[]>;
}

/** What the checks of rows note for those of other rows and files. The last note with a key counts. */
export interface Notes {
  write: (kind: string, key: string, text: string) => void;
  read: (kind: string, key: string) => string | undefined;
  /** Returns all notes of a kind. */
  all: (kind: string) => Generator<{ key: string; text: string }>;
}

/**
 * A temporary file, so that memory does not grow with the folder (docs/decisions/0164). Its personal data is gone when the
 * command ends, also when the command is killed.
 */
export interface Scratch {
  findId: (kind: string, key: string) => KnownId | undefined;
  setId: (kind: string, key: string, known: KnownId) => void;
  /** Returns the owner of a value, or gives the value to this owner and returns undefined. */
  claim: (kind: string, value: string, owner: string) => string | undefined;
  createList: <Row>() => RowList<Row>;
  notes: Notes;
  close: () => void;
}

/** The error code of SQLite when the disk, or the limit of the file, has no room. */
const SQLITE_FULL = 13;

const isFull = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === SQLITE_FULL;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Opens an empty file in TMPDIR. Writing throws StoreFull if the folder is full. @param pagesMax in pages of 4 kB. */
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
  const setNote = file.prepare('insert or replace into notes values (?, ?, ?)');
  const findNote = file.prepare('select text from notes where kind = ? and key = ?');
  const listNotes = file.prepare('select key, text from notes where kind = ? order by key');
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
    notes: {
      write: (kind, key, text) => write(setNote, kind, key, text),
      read: (kind, key) => {
        const row = findNote.get(kind, key);
        return row && textOf(row['text']);
      },
      *all(kind) {
        for (const row of listNotes.iterate(kind))
          yield { key: textOf(row['key']), text: textOf(row['text']) };
      },
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
