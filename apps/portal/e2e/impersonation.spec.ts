import { expect, test } from '@playwright/test';
import { members } from './support/members.ts';
import { mijn } from './support/server.ts';
import { signIn } from './support/sign-in.ts';

const linkFor = async (customer: string): Promise<string> => {
  const printed = await mijn(
    'impersonate',
    '--staff',
    'sara.staf@waterpas.example',
    '--customer',
    customer,
    '--reason',
    'De klant belt over het archief',
  );
  return /\/login\/impersonate\/\S+/u.exec(printed)?.[0] ?? '';
};

test('staff sign in as a customer by a signed link, which works once', async ({ page }) => {
  await signIn(page, members.anna);
  const link = await linkFor(members.dirk);
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Mijn gegevens' })).toBeVisible();
  await expect(page.getByRole('main').getByText(members.dirk)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Meekijken door een medewerker' })).toContainText(/Sara/u);

  await page.goto(link);
  await expect(page.getByText('Je kon niet worden ingelogd.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);
});

test('a link that was changed is refused', async ({ page }) => {
  await page.goto(`${(await linkFor(members.anna)).slice(0, -4)}AAAA`);
  await expect(page.getByText('Je kon niet worden ingelogd.')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/u);
});
