import { readFileSync } from 'node:fs';
import path from 'node:path';
import { object, string } from 'yup';
import { migrationsFolder, projectRoot } from './paths.ts';
import { readCommit } from './read-commit.ts';

const packageFile = path.join(migrationsFolder, '../package.json');

const numbers = string()
  .matches(/^\d+\.\d+\.\d+$/u)
  .required();

/** The version of the package, and the one before it, whose servers run on the schema of this one (docs/decisions/0208). */
export const { version: release, previousVersion: previousRelease } = object({
  version: numbers,
  previousVersion: numbers,
}).validateSync(JSON.parse(readFileSync(packageFile, 'utf8')));

/** The beginning of the id of the commit that the server was built from. It is empty if nothing tells. */
export const commit = readCommit(projectRoot);

/** The version with its commit, as semantic versions write it: `0.1.0+b96a24d4` (docs/product.md#health). */
export const version = commit === '' ? release : `${release}+${commit}`;
