import { readFile, writeFile } from 'node:fs/promises';
import { documentFile, releasedFile } from './places.ts';

// Keeps the document of a release, so that later changes are compared with it: `pnpm --filter @mijn/openapi release`.
const document: unknown = JSON.parse(await readFile(documentFile, 'utf8'));
await writeFile(releasedFile, `${JSON.stringify(document)}\n`);
