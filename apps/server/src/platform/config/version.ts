import { readFileSync } from 'node:fs';
import path from 'node:path';
import { object, string } from 'yup';
import { migrationsFolder } from './paths.ts';

const packageFile = path.join(migrationsFolder, '../package.json');

export const { version } = object({ version: string().required() }).validateSync(
  JSON.parse(readFileSync(packageFile, 'utf8')),
);
