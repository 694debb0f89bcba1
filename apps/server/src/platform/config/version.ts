import { readFileSync } from 'node:fs';
import path from 'node:path';
import { object, string } from 'yup';
import { migrationsFolder } from './paths.ts';

const packageFile = path.join(migrationsFolder, '../package.json');

/** The version of the server, such as `0.1.0`. */
export const { version } = object({ version: string().required() }).validateSync(
  JSON.parse(readFileSync(packageFile, 'utf8')),
);
