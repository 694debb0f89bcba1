import { expect, type Page } from '@playwright/test';
import { chunk } from './support/chunks.ts';
import { members } from './support/members.ts';
import { signIn, startSession, submitLogin } from './support/sign-in.ts';
import { expectStarted } from './support/started.ts';
import { test } from './support/test.ts';

const window = (page: Page) => page.getByRole('dialog', { name: 'Zoeken' });

async function search(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Zoeken' }).click();
  await window(page)
    .getByRole('combobox', { name: /^Zoek in /u })
    .fill(words);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });

  test('a member finds the minutes that mention "dakgoot" and reads that page', async ({ page }) => {
    await signIn(page, members.anna);
    await search(page, 'dakgoot');
    const archive = window(page).getByRole('group', { name: /^Archief/u });
    const minutes = archive.getByRole('option').filter({ hasText: 'Notulen ALV 10-6-2026' });
    await expect(minutes).toContainText('blz. 3');
    await expect(minutes.locator('mark').first()).toHaveText(/dakgoot/iu);
    await minutes.tap();
    const viewer = page.getByRole('dialog', { name: 'Notulen ALV 10-6-2026' });
    await expect(viewer.getByRole('listitem', { name: /^Pagina 3 van/u })).toContainText(/dakgoot/iu);
    await page.goBack();
    await expect(viewer).toBeHidden();
  });
});

test('"/" opens the search, and a hit can be opened with the keyboard only', async ({ page }) => {
  await signIn(page, members.bram);
  await page.keyboard.press('/');
  await expect(window(page).getByRole('combobox')).toBeFocused();
  // Text that is inserted in steps would replace the hits while the arrow keys are used.
  await page.keyboard.insertText('dakgoot');
  const hits = window(page).getByRole('option');
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(hits.first()).toHaveAttribute('aria-selected', 'true');
  const url = (await hits.first().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(window(page)).toBeHidden();
  await expect(page).toHaveURL(url);
});

test('Ctrl+K opens the search also from a field, and what is typed while its script loads is searched', async ({
  page,
}) => {
  await signIn(page, members.bram);
  await page.goto('/archive');
  await expectStarted(page);
  const script = Promise.withResolvers<void>();
  await page.route(chunk('search-window'), async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.getByRole('searchbox').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('dakgoot');
  script.resolve();
  const field = window(page).getByRole('combobox');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue('dakgoot');
  await expect(window(page).getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(window(page)).toBeHidden();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveValue('');
});

test('a member finds the provider, an action and the next meeting in plain words', async ({ page }) => {
  await signIn(page, members.anna);
  await search(page, 'wie is de beheerder?');
  const first = window(page).getByRole('option').first();
  await expect(first).toContainText('Contact met de beheerder');
  await expect(first).toContainText('010 123 45 67');
  await expect(first).toHaveAttribute('href', 'tel:+31101234567');
  const field = window(page).getByRole('combobox');
  await field.fill('notulen 10 juni 2026');
  await expect(first).toContainText('Notulen ALV 10-6-2026');
  await field.fill('email adres wijzigen');
  await expect(first).toHaveText('E-mailadres wijzigen');
  await first.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contactgegevens wijzigen' })).toBeVisible();
});

test('hits without all words say so, and the list of all of them says it too', async ({ page }) => {
  await signIn(page, members.anna);
  await search(page, 'lift xyzzyqwv');
  const archive = window(page).getByRole('group', {
    name: /^Archief.*niet alle woorden bij elkaar gevonden/u,
  });
  await archive.getByRole('option', { name: /^Alle \d+ in Archief$/u }).click();
  await expect(page).toHaveURL(/\/archive\?zoek=lift\+xyzzyqwv/u);
  await expect(
    page.getByRole('status').filter({ hasText: /documenten, niet alle woorden bij elkaar gevonden$/u }),
  ).toBeVisible();
});

test('the late response to an earlier text is not shown', async ({ page }) => {
  await signIn(page, members.bram);
  const late = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await page.route(/\/search\?q=lift$/u, async (route) => {
    await late.promise;
    await route.continue();
    answered.resolve();
  });
  const asked = page.waitForRequest(/\/search\?q=lift$/u);
  await search(page, 'lift');
  await asked;
  const field = window(page).getByRole('combobox');
  await field.fill('xyzzyqwv');
  const nothing = window(page).getByRole('heading', { name: 'Niets gevonden' });
  await expect(nothing).toBeVisible();
  late.resolve();
  await answered.promise;
  await expect(nothing).toBeVisible();
  await expect(window(page).getByRole('option')).toHaveCount(0);
  await expect(field).toHaveValue('xyzzyqwv');
});

test('the last searches are kept, can be forgotten, and go at logout', async ({ page }) => {
  await signIn(page, members.anna);
  // A hit may open a file over its page, so that each search begins at a page without one.
  const openPage = async () => {
    await page.goto('/profile/data');
    await expectStarted(page);
  };
  const open = async (words: string) => {
    await openPage();
    await search(page, words);
    await expect(window(page).getByRole('group').first()).toBeVisible();
    await window(page).getByRole('option').first().click();
    await expect(window(page)).toBeHidden();
  };
  const last = async () => {
    await openPage();
    await page.keyboard.press('Control+k');
    await expect(window(page).getByRole('combobox')).toBeFocused();
    return window(page).getByRole('listbox', { name: 'Laatst gezocht' }).getByRole('option');
  };
  await open('dakgoot');
  await open('begroting');
  await expect(await last()).toHaveText(['begroting', 'dakgoot']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(window(page).getByRole('combobox')).toHaveValue('dakgoot');
  await window(page).getByRole('button', { name: 'Zoekopdracht wissen' }).click();
  await window(page).getByRole('button', { name: 'Wissen', exact: true }).click();
  await expect(window(page).getByText('Laatst gezocht')).toHaveCount(0);
  await expect(window(page).getByRole('combobox')).toBeFocused();

  await open('dakgoot');
  await page.goto('/logout');
  await expect(page).toHaveURL(/\/login$/u);
  await signIn(page, members.anna);
  await expect(await last()).toHaveCount(0);
});

test('a search over a viewer that still loads gives way to it, and its end leaves the focus on the page', async ({
  page,
}) => {
  const script = Promise.withResolvers<void>();
  // The script also loads while the browser is idle.
  await page.route(chunk('document-viewer'), async (route) => {
    await script.promise;
    await route.continue();
  });
  await signIn(page, members.anna);
  await search(page, 'dakgoot');
  const archive = window(page).getByRole('group', { name: /^Archief/u });
  await archive.getByRole('option').filter({ hasText: 'Notulen ALV 10-6-2026' }).press('Enter');
  // The search closes with every navigation, and its key does nothing while a dialog is there, also a hidden one.
  await expect(page.getByRole('heading', { level: 1, name: 'Archief' })).toBeVisible();
  await expect(page.locator('[role=dialog]')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await expect(window(page).getByRole('combobox')).toBeFocused();
  script.resolve();
  const viewer = page.getByRole('dialog', { name: 'Notulen ALV 10-6-2026' });
  await expect(viewer).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('a search that failed without a network runs again when the network is back', async ({
  page,
  context,
}) => {
  await signIn(page, members.bram);
  await search(page, 'dakgoot');
  await expect(window(page).getByRole('option').first()).toBeVisible();
  await context.setOffline(true);
  await window(page).getByRole('combobox').fill('begroting');
  const retry = window(page).getByRole('button', { name: 'Opnieuw proberen' });
  await expect(retry).toBeVisible();
  await context.setOffline(false);
  await expect(retry).toBeHidden();
  await expect(window(page).getByRole('status')).not.toBeEmpty();
});

async function typeSearch(page: Page, email: string, path: string): Promise<void> {
  await startSession(page, email);
  await page.goto(path);
  await expectStarted(page);
  await page.keyboard.press('/');
  await window(page).getByRole('combobox').pressSequentially('dakgoot noord');
  await expect(window(page).getByRole('combobox')).toHaveValue('dakgoot noord');
}

test('a search that is typed when the session ends is there again after a new login, and not for another member', async ({
  page,
  context,
}) => {
  const loseSession = async () => {
    await context.clearCookies();
    await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL(/\/login\?next=/u);
  };
  await typeSearch(page, members.frits, '/todos?vve=1001');
  await loseSession();
  await submitLogin(page, members.frits);
  await expect(page).toHaveURL(/\/todos\?vve=1001$/u);
  await expect(window(page).getByRole('combobox')).toHaveValue('dakgoot noord');
  await expect(window(page).getByRole('combobox')).toBeFocused();

  await expectStarted(page);
  await loseSession();
  await submitLogin(page, members.bram);
  await expect(page.getByRole('button', { name: /Menu van Bram/u })).toBeVisible();
  await expect(window(page)).toBeHidden();
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('dakgoot');
});

test('a search that is typed is there again after a reload, until it is closed or another page opens', async ({
  page,
}) => {
  await typeSearch(page, members.anna, '/todos');
  await page.reload();
  await expect(window(page).getByRole('combobox')).toHaveValue('dakgoot noord');
  await expectStarted(page);
  await page.keyboard.press('Escape');
  await expect(window(page)).toBeHidden();
  await page.reload();
  await expectStarted(page);
  await expect(window(page)).toBeHidden();

  await page.keyboard.press('/');
  await window(page).getByRole('combobox').fill('dakgoot');
  await window(page).getByRole('option').first().click();
  await expect(window(page)).toBeHidden();
  await page.reload();
  await expectStarted(page);
  await expect(window(page)).toBeHidden();

  await page.goto('/todos');
  await expectStarted(page);
  await page.keyboard.press('/');
  await window(page).getByRole('combobox').fill('dakgoot');
  await page.goto('/meetings');
  await expectStarted(page);
  await expect(window(page)).toBeHidden();
});
