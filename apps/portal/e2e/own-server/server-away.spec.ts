import { expect } from '@playwright/test';
import { documents, openArchive, upload, uploads } from '../support/archive.ts';
import { members } from '../support/members.ts';
import { slowDown } from '../support/network.ts';
import { onePagePdf } from '../support/pdf.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

test('the archive shows an error, keeps the search and loads after a retry', async ({ page, server }) => {
  await openArchive(page, members.bram);
  await server.kill();
  await page.getByRole('searchbox').fill('Inspectierapport');
  const failure = page.getByRole('alert').filter({ hasText: 'De documenten zijn niet geladen' });
  await expect(failure).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('Inspectierapport');
  const failed = page.waitForEvent('requestfailed', (request) =>
    request.url().includes('/archive/documents?'),
  );
  await failure.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await failed;
  await expect(failure.getByRole('button', { name: 'Opnieuw proberen' })).toBeEnabled();
  await expect(failure).toBeVisible();

  await server.start();
  await failure.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await expect(documents(page).filter({ hasText: 'Inspectierapport' }).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('Inspectierapport');
});

test('an upload during a server crash waits until the server is back, and stores the file once', async ({
  page,
  server,
}) => {
  const name = `Offerte ${crypto.randomUUID()}.pdf`;
  await openArchive(page, members.bram);
  const speedUp = await slowDown(page);
  // The file is so large that the upload is still running when the server is killed.
  await upload(page, name, onePagePdf(name, 2_000_000));
  const progress = uploads(page).getByRole('progressbar', { name: `Voortgang van ${name}` });
  await expect.poll(async () => Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(0);
  await server.kill();
  const waiting = uploads(page).getByRole('listitem').filter({ hasText: name });
  await expect(waiting).toContainText('Wij proberen het vanzelf opnieuw.');

  await speedUp();
  await server.start();
  await expect(waiting).toContainText('Toegevoegd', { timeout: 30_000 });
  await page.goto(`/archive?zoek=${encodeURIComponent(name.replace('.pdf', ''))}`);
  await expect(documents(page)).toHaveCount(1);
  await expect(documents(page)).toContainText(name.replace('.pdf', ''));
});
