import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ownFolder = path.resolve(import.meta.dirname, '../../..');

export interface Result {
  fullName: string;
  status: string;
  failureMessages: string[];
}

export interface FileResult {
  name: string;
  /** What failed outside the tests. */
  message: string;
  assertionResults: Result[];
}

/** Jest runs the largest of the files first. This comment makes a file larger than one without it. */
export const larger = `// ${'-'.repeat(3000)}`;

/**
 * Runs the tests of a small package in one process, with the packages that this one has.
 * @param files the texts of its files, by their names.
 * @returns the results by the name of the file.
 */
export async function runPackage(files: Readonly<Record<string, string>>): Promise<Map<string, FileResult>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'package-'));
  try {
    await symlink(path.join(ownFolder, 'node_modules'), path.join(folder, 'node_modules'));
    for (const [name, text] of Object.entries({ 'package.json': '{ "type": "module" }', ...files }))
      await writeFile(path.join(folder, name), text);
    spawnSync(process.execPath, [path.join(ownFolder, 'bin/mijn-jest.js'), '--maxWorkers=1'], {
      cwd: folder,
      stdio: 'ignore',
    });
    const { testResults }: { testResults: FileResult[] } = JSON.parse(
      await readFile(path.join(folder, 'reports/unit.json'), 'utf8'),
    );
    return new Map(testResults.map((result) => [path.basename(result.name), result]));
  } finally {
    await rm(folder, { recursive: true });
  }
}
