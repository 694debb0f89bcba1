import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startTestServer, stopTestServer } from './test-server.ts';
import { cloneDatabase } from './test-database.ts';
import { openDatabase } from '../platform/database/database.ts';
import { acceptedFile, releasedFile } from '../platform/database/released/places.ts';
import { migrationsFolder } from '../platform/config/paths.ts';
import { release } from '../platform/config/version.ts';
import { readSchema } from '../platform/database/released/read-schema.ts';

// Keeps the schema of a release, so that later migrations are compared with it: `pnpm --filter @mijn/server release`. What was
// accepted for the release before is settled then. Servers of this version run on the schema of the next one.
await startTestServer();
const clone = await cloneDatabase();
const database = openDatabase({ connectionString: clone.url }, () => undefined);
const schema = await readSchema(database.pool);
await database.close();
await clone.drop();
await stopTestServer();
await writeFile(releasedFile, `${JSON.stringify(schema, null, 1)}\n`);
await writeFile(acceptedFile, '{}\n');
const packageFile = path.join(migrationsFolder, '../package.json');
const text = await readFile(packageFile, 'utf8');
await writeFile(packageFile, text.replace(/"previousVersion": "[^"]+"/u, `"previousVersion": "${release}"`));
