import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { importFolder, type ImportOptions } from '../../../capabilities/import/import-folder.ts';
import type { TestApp } from '../../../testing/index.ts';
import { importers } from '../../index.ts';

const HEADERS = {
  apartments: 'association_code,code,name,share,votes,owner_codes',
  'voting-rules': 'association_code,rule,decision_kind,value,note',
};

export type VotesRows = Partial<Record<keyof typeof HEADERS, readonly string[]>>;

/** Imports a folder with only these files. @throws StartFault with the faults of the rows. */
export async function importVotes(
  { database, config, secret, clock }: TestApp,
  rows: VotesRows,
  options?: ImportOptions,
) {
  const folder = await mkdtemp(path.join(tmpdir(), 'mijn-votes-'));
  try {
    for (const [name, lines] of Object.entries(rows)) {
      const header = HEADERS[name === 'apartments' ? name : 'voting-rules'];
      await writeFile(path.join(folder, `${name}.csv`), `${[header, ...lines].join('\n')}\n`);
    }
    const services = { database, config, secret, now: clock.now };
    return await importFolder(importers, folder, services, () => undefined, options);
  } finally {
    await rm(folder, { recursive: true });
  }
}
