import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { expectAccessible } from './support/accessibility.ts';
import { pathsIn } from './support/mail.ts';
import { members, PASSWORD } from './support/members.ts';
import { mailsTo } from './support/server.ts';
import { signIn } from './support/sign-in.ts';
import { test } from './support/test.ts';

test('a member downloads everything that the portal holds about the member', async ({ page, server }) => {
  await signIn(page, members.carla);
  await page.goto('/profile/settings#mijn-gegevens');
  const part = page.getByRole('region', { name: 'Mijn gegevens downloaden' });
  await part.getByRole('button', { name: 'Gegevens opvragen' }).click();
  await expect(part.getByText(/^Uw bestand is klaar/u)).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Een download van uw gegevens aangevraagd')).toBeVisible();

  const links = async () => pathsIn(await mailsTo(server, members.carla), '/profile/personal-data/');
  await expect.poll(async () => (await links()).length).toBe(1);
  await page.goto((await links())[0] ?? '');
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens downloaden' })).toBeVisible();
  await page.getByLabel('Wachtwoord', { exact: true }).fill('niet-mijn-wachtwoord');
  await page.getByRole('button', { name: 'Downloaden' }).click();
  await expect(page.getByText(/Dit wachtwoord klopt niet/u).first()).toBeVisible();

  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Downloaden' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^Mijn gegevens \d{4}-\d\d-\d\d\.zip$/u);
  await expect(page.getByText('Het downloaden is begonnen')).toBeVisible();
  const files = unzipSync(new Uint8Array(await readFile(await download.path())));
  const textOf = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  expect(JSON.parse(textOf('gegevens.json'))).toMatchObject({ users: [{ email: members.carla }] });

  // The page opens without a network.
  const offline = await page.context().newPage();
  await offline.context().setOffline(true);
  await offline.setContent(textOf('gegevens.html'));
  await expect(offline.getByRole('heading', { level: 1, name: /^Gegevens van/u })).toBeVisible();
  await expect(offline.getByRole('region', { name: 'Uw account' }).getByText(members.carla)).toBeVisible();
  await expectAccessible(offline);
});
