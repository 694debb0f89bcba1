import type { ImportContext } from './import-context.ts';
import type { Outcome } from './outcomes.ts';

export interface StagedPage {
  size: number;
  same: readonly boolean[];
  isReferredTo: (at: number) => boolean;
  /** Writes some of the rows, by their places in the page, and returns what it did with each. */
  write: (places: readonly number[], context: ImportContext) => Promise<readonly Outcome[]>;
  /** Keeps how the import leaves the rows, so that the next one knows them. */
  remember: () => Promise<void>;
}

export interface StagedFile {
  file: string;
  count: number;
  pages: () => AsyncGenerator<StagedPage>;
}
