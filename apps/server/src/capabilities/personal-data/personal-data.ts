import type { SQL } from 'drizzle-orm';

/** The member whose data is exported. */
export interface Person {
  user_id: string;
  email: string;
}

/** A stored file that belongs to a row, and that the member uploaded. */
export interface PersonalFile {
  /** The name of the file in the export. */
  name: string;
  /** The key of the bytes in the store. */
  key: string;
}

/** A row about a member, by the names of its columns. */
export type PersonalRow = Readonly<Record<string, unknown>>;

/** One kind of data that a module holds about a member. */
export interface PersonalData {
  /** The name of the list in `gegevens.json`. It is unique. */
  name: string;
  /** The heading in the page, in Dutch. */
  title: string;
  /** The tables that the rows come from. Each stands in the query. */
  tables: readonly string[];
  /** The columns that the page shows, with their Dutch names. `gegevens.json` has all columns of the query. */
  labels: Readonly<Record<string, string>>;
  /** The Dutch words for the values of a column. */
  words: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /**
   * Returns the query for the rows of a member, in a fixed order. It selects no secrets, such as hashes of
   * passwords and tokens, and nothing about other people that the member does not see in the portal. An export
   * reads the rows in pages.
   */
  query: (person: Person) => SQL;
  /** Returns the file of a row, or null if the row has none. */
  fileOf: (row: PersonalRow) => PersonalFile | null;
  /** The columns of the query that are for `fileOf` alone. */
  hidden: readonly string[];
}

interface Definition<Row extends object> extends Pick<
  PersonalData,
  'name' | 'title' | 'tables' | 'labels' | 'query'
> {
  words?: PersonalData['words'];
  /** The file of a row. Its columns are not shown. */
  file?: { columns: readonly (keyof Row & string)[]; of: (row: Row) => PersonalFile | null };
}

/** Declares one kind of data that a module holds about a member, for `personalData` of `defineModule`. */
export function definePersonalData<Row extends object = object>({
  words = {},
  file,
  ...definition
}: Definition<Row>): PersonalData {
  return {
    ...definition,
    words,
    // The query selects these columns, and `Row` has their types.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    fileOf: (row) => file?.of(row as Row) ?? null,
    hidden: file?.columns ?? [],
  };
}
