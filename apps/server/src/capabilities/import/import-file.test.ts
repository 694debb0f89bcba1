import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openScanner } from '../../platform/malware/scanner.ts';
import { pdfStub } from '../../testing/create-file.ts';
import { faultOfFile } from './import-file.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-import-'));
  await writeFile(path.join(folder, 'notulen.pdf'), pdfStub());
});
afterAll(() => rm(folder, { recursive: true }));

describe('a file that a row mentions', () => {
  it('may be of any type of the archive, unless the row accepts fewer types', async () => {
    const source = { folder, scanner: openScanner({ malwareScanner: undefined }) };
    expect(await faultOfFile(source, 'notulen.pdf')).toBeUndefined();
    expect(await faultOfFile(source, 'notulen.pdf', ['pdf'])).toBeUndefined();
    const fault = await faultOfFile(source, 'notulen.pdf', ['png', 'jpg']);
    expect(fault).toBe('notulen.pdf must be of the type .png or .jpg');
  });
});
