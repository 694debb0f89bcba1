import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createFlateBombPdf,
  createHugeImagePdf,
  createHugePng,
  createManyLinesPdf,
} from '@mijn/server/hostile-files';
import type pg from 'pg';

export interface HostileFile {
  name: string;
  hash: string;
  media_type: string;
}

interface Made {
  name: string;
  bytes: Buffer;
  media_type?: string;
}

function* createFiles(): Generator<Made> {
  for (const number of [1, 2, 3]) {
    const text = `Bladzijde ${number}`;
    yield { name: `picture of 30,000 × 30,000 pixels, ${number}`, bytes: createHugeImagePdf(text) };
    yield { name: `1 GB of spaces, ${number}`, bytes: createFlateBombPdf(text) };
    // The lines are on the first page, because the server draws that page for the thumbnail.
    yield {
      name: `3,000,000 lines, ${number}`,
      bytes: Buffer.concat([createManyLinesPdf(), Buffer.from(`% ${text}\n`)]),
    };
  }
  yield { name: 'PNG of 30,000 × 30,000 pixels', bytes: createHugePng(30_000), media_type: 'image/png' };
}

export async function addHostileFiles(dataDir: string, client: pg.Client): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  for (const { name, bytes, media_type = 'application/pdf' } of createFiles()) {
    const hash = createHash('sha256').update(bytes).digest('hex');
    const folder = path.join(dataDir, 'files/content', hash.slice(0, 2));
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, hash), bytes);
    files.push({ name, hash, media_type });
  }
  await client.query(
    `with added as (
      insert into file_readings (association_id, file_hash, media_type)
      select (select id from associations), hash, media_type
      from unnest($1::text[], $2::text[]) as file (hash, media_type)
      returning association_id, file_hash
    )
    select graphile_worker.add_job('read_file', to_json(added), max_attempts => 12) from added`,
    [files.map(({ hash }) => hash), files.map(({ media_type }) => media_type)],
  );
  return files;
}
