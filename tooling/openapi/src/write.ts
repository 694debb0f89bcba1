import { writeFile } from 'node:fs/promises';
import { buildDocument } from './document.ts';
import { apiVersion, documentFile } from './places.ts';
import { resourceListsOf } from './resource-lists.ts';
import { webhookTables } from './webhook-tables.ts';

const document = await buildDocument(await apiVersion());
await writeFile(documentFile, `${JSON.stringify(document, null, 2)}\n`);
for (const [file, content] of [...resourceListsOf(document), ...(await webhookTables())])
  await writeFile(file, content);
console.log(`${documentFile}: ${Object.keys(document.paths).length} paths`);
