import type { Queries } from '../../platform/database/index.ts';
import type { Scanner } from '../../platform/malware/scanner.ts';
import type { ServerSecret } from '../../platform/security/server-secret.ts';
import type { DocumentType, Files } from '../files/index.ts';
import type { Pace } from './pace.ts';
import type { RecentMap } from './recent-map.ts';
import type { Registry } from './registry.ts';
import type { Notes } from './scratch.ts';
import type { SetAside } from './set-aside.ts';
import type { Totals } from './totals.ts';

export interface ImportedFile extends DocumentType {
  byte_size: number;
  file_hash: string;
}

export interface ImportContext {
  folder: string;
  registry: Registry;
  files: Files;
  scanner: Scanner;
  now: Date;
  /** The secret of the server, for texts that are stored sealed. */
  secret: ServerSecret;
  /** Runs queries: in the transaction of the rows while they are written, and outside any transaction before. */
  queries: Queries;
  pace: Pace;
  /** The faults of the files that were checked last, because many rows may name the same file. */
  fileFaults: RecentMap<string | undefined>;
  storedFiles: RecentMap<ImportedFile>;
  /** The hashes of the files of known rows, or null for a file that is not in the store. */
  fileHashes: RecentMap<string | null>;
  /** The ids of the authors that were looked up last, by e-mail address. */
  authors: RecentMap<string | null>;
  /** What the checks of the rows add up. */
  totals: Totals;
  notes: Notes;
  /** The names of the complete files, without `.csv`. */
  complete: readonly string[];
  /** The rows that are set aside; undefined if a row that can't be read is a fault. */
  setAside: SetAside | undefined;
}
