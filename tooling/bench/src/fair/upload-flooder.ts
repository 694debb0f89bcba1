// Uploads until it is killed. At SIGTERM it says which codes the refusals had.
import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createPdf } from '@mijn/server/testing/files';
import { uploadFile, type Uploader } from './upload.ts';

const [atOnce = '', sizeText = '', uploaderText = '', pauseMs = '0'] = process.argv.slice(2);
const uploader: Uploader = JSON.parse(uploaderText);
const outcomes = new Map<string, number>();
const pdf = await createPdf('Offerte');

async function upload(): Promise<void> {
  // Bytes after the end of a PDF make another file with the same pages.
  const bytes = Buffer.concat([pdf, randomBytes(Number(sizeText))]);
  const outcome = await uploadFile(uploader, {
    path: 'attachments',
    name: 'Offerte.pdf',
    type: 'application/pdf',
    bytes,
  }).catch((error: unknown) => String(error));
  const code = /"code":"(\w+)"/u.exec(outcome)?.[1] ?? 'none';
  outcomes.set(code, (outcomes.get(code) ?? 0) + 1);
  await wait(Number(pauseMs));
}

process.once('SIGTERM', () => {
  console.log(`Codes of the refusals: ${[...outcomes].map((one) => one.join(' ')).join(', ')}.`);
  process.exit();
});

const again = async (): Promise<void> => {
  for (;;) await upload();
};
await Promise.all(Array.from({ length: Number(atOnce) }, again));
