import type { ImportContext } from './import-context.ts';
import type { Outcome } from './outcomes.ts';

/** Some checked rows of a file, whose files are stored. */
export interface StagedPage {
  /** The number of rows. */
  size: number;
  /** For each row whether it is stored already, and is not written. */
  same: readonly boolean[];
  /** Returns whether another row of the folder refers to a row. */
  isReferredTo: (at: number) => boolean;
  /** Writes some of the rows, by their places in the page, and returns what it did with each. */
  write: (places: readonly number[], context: ImportContext) => Promise<readonly Outcome[]>;
}

/** The staged rows of a file. */
export interface StagedFile {
  file: string;
  count: number;
  pages: () => AsyncGenerator<StagedPage>;
}
