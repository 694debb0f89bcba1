import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';
import { documents, expectResponse, openArchive, store } from './support/archive.ts';
import { members } from './support/members.ts';
import { test } from './support/test.ts';

const scan = path.resolve(import.meta.dirname, '../../../packages/ui/.storybook/media/scan.pdf');

test('a scan with any image compression is shown, without a violation of the content security policy', async ({
  page,
}) => {
  const refused: string[] = [];
  const decoders: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  page.context().on('request', (request) => {
    if (request.url().includes('/assets/pdfjs-')) decoders.push(path.basename(request.url()));
  });
  const name = 'Notulen ALV 12-3-1987 (scan)';
  await openArchive(page, members.bram);
  await store(page, `${name}.pdf`, await readFile(scan));
  await expect(async () => {
    await page.goto('/archive?zoek=12-3-1987');
    await expectResponse(page);
    await expect(documents(page).filter({ hasText: name })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(decoders).toEqual([]);

  await documents(page).filter({ hasText: name }).getByRole('link').click();
  const viewer = page.getByRole('dialog', { name: /^Notulen ALV 12-3-1987/u });
  for (const number of [1, 2, 3, 4]) {
    const sheet = viewer.getByRole('listitem', { name: `Pagina ${number} van 4` });
    await sheet.scrollIntoViewIfNeeded();
    await expect
      .poll(async () =>
        sheet.evaluate((element) => {
          const picture = element.querySelector('canvas');
          const pixels = picture?.getContext('2d')?.getImageData(0, 0, picture.width, picture.height).data;
          // A canvas that has not been drawn has only transparent black pixels.
          return pixels?.some((red, at) => at % 4 === 0 && red < 80 && pixels[at + 3] === 255);
        }),
      )
      .toBe(true);
  }
  expect(refused).toEqual([]);
  await expect
    .poll(() => [...new Set(decoders)].sort())
    .toEqual(['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js']);
});
