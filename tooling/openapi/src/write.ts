import { writeFile } from 'node:fs/promises';
import { buildDocument } from './document.ts';
import { apiVersion, documentFile } from './places.ts';

const document = await buildDocument(await apiVersion());
await writeFile(documentFile, `${JSON.stringify(document, null, 2)}\n`);
console.log(`${documentFile}: ${Object.keys(document.paths).length} paths`);
