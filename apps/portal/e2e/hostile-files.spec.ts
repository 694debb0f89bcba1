import { expect } from '@playwright/test';
import { openArchive, upload, uploads } from './support/archive.ts';
import { members } from './support/members.ts';
import { test } from './support/test.ts';

test('an empty file, a PDF without content and a program are refused with the reason', async ({ page }) => {
  await openArchive(page, members.bram);
  await upload(page, 'Leeg.pdf', Buffer.alloc(0));
  await expect(uploads(page)).toContainText('Dit bestand is leeg.');
  await upload(page, 'Half.pdf', Buffer.from('%PDF-1.7\n%%EOF\n'));
  await expect(uploads(page)).toContainText('Dit bestand is beschadigd: er zit geen document in.');
  await upload(page, 'notulen.pdf', Buffer.from('MZ dit is geen pdf'));
  await expect(page.getByText('Het bestand "notulen.pdf" kon niet worden geupload:')).toBeVisible();
});
