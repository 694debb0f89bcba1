import type { ImportOptions } from '../../../capabilities/import/import-folder.ts';
import { importRows, type ImportRows } from '../../../testing/import-rows.ts';
import type { TestApp } from '../../../testing/index.ts';

const headers = {
  apartments: 'association_code,code,name,share,votes,owner_codes',
  'voting-rules': 'association_code,rule,decision_kind,value,note',
};

export type VotesRows = ImportRows<keyof typeof headers>;

/** Imports a folder with only these files. @throws StartFault with the faults of the rows. */
export const importVotes = (server: TestApp, rows: VotesRows, options?: ImportOptions) =>
  importRows(server, { headers }, rows, options);
