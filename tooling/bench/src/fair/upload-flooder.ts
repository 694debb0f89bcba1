// Uploads until it is killed.
import { randomBytes } from 'node:crypto';
import { createPdf } from '@mijn/server/testing/files';
import { uploadFile, type Uploader } from './upload.ts';

const [atOnce = '', sizeText = '', uploaderText = ''] = process.argv.slice(2);
const uploader: Uploader = JSON.parse(uploaderText);
const pdf = await createPdf('Offerte');

async function upload(): Promise<void> {
  // Bytes after the end of a PDF make another file with the same pages.
  const bytes = Buffer.concat([pdf, randomBytes(Number(sizeText))]);
  await uploadFile(uploader, {
    path: 'attachments',
    name: 'Offerte.pdf',
    type: 'application/pdf',
    bytes,
  }).catch(() => undefined);
}

for (;;) await Promise.all(Array.from({ length: Number(atOnce) }, upload));
