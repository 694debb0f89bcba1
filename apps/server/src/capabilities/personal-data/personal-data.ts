import type { SQL } from 'drizzle-orm';

export interface Person {
  user_id: string;
  email: string;
}

export interface PersonalFile {
  name: string;
  key: string;
}

export type PersonalRow = Readonly<Record<string, unknown>>;

export interface PersonalData {
  /** The name of the list in `gegevens.json`. It is unique. */
  name: string;
  title: string;
  /** The tables that the rows come from. Each stands in the query. */
  tables: readonly string[];
  /** The columns that the page shows, with their Dutch names. `gegevens.json` has all columns of the query. */
  labels: Readonly<Record<string, string>>;
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The rows have a fixed order, for pages. Nothing selected is secret, or about others that the member can't see. */
  query: (person: Person) => SQL;
  /** What is left when the account is deleted, besides rows that go with the account by their foreign key. */
  erase: (person: Person) => readonly SQL[];
  fileOf: (row: PersonalRow) => PersonalFile | null;
  /** The columns of the query that are for `fileOf` alone. */
  hidden: readonly string[];
}

/** The name of a deleted author on what stays, because it belongs to the association. */
export const ERASED_NAME = 'Verwijderd account';

interface Definition<Row extends object> extends Pick<
  PersonalData,
  'name' | 'title' | 'tables' | 'labels' | 'query'
> {
  words?: PersonalData['words'];
  erase?: PersonalData['erase'];
  /** The page does not show the columns of the file. */
  file?: { columns: readonly (keyof Row & string)[]; of: (row: Row) => PersonalFile | null };
}

export function definePersonalData<Row extends object = object>({
  words = {},
  erase = () => [],
  file,
  ...definition
}: Definition<Row>): PersonalData {
  return {
    ...definition,
    words,
    erase,
    // The query selects these columns, and `Row` has their types.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    fileOf: (row) => file?.of(row as Row) ?? null,
    hidden: file?.columns ?? [],
  };
}
