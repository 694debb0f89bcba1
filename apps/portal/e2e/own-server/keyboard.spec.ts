import { expect, type Page } from '@playwright/test';
import { documents, openArchive, uploads } from '../support/archive.ts';
import { expectFocusIn, tabTo } from '../support/keyboard.ts';
import { members, PASSWORD } from '../support/members.ts';
import { onePagePdf } from '../support/pdf.ts';
import { signIn } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

// Focus and dialogs must work with animations too.
test.use({ installation: 'changed', contextOptions: { reducedMotion: 'no-preference' } });

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('a member opens a document from the login screen and goes back, with the keyboard only', async ({
  page,
}) => {
  await page.goto('/login');
  await tabTo(page.getByLabel('E-mailadres'));
  await page.keyboard.type(members.anna);
  await tabTo(page.getByLabel('Wachtwoord', { exact: true }));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Overzicht')).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Archief', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Archief')).toBeFocused();

  await expect(page.getByRole('button', { name: 'Jaar', exact: true })).toBeEnabled();
  await tabTo(page.getByRole('searchbox'));
  await page.keyboard.type('Notulen ALV 10-6-2026');
  await expect(page).toHaveURL(/zoek=Notulen\+ALV\+10-6-2026/u);
  const found = documents(page)
    .first()
    .getByRole('link', { name: /^Notulen ALV 10-6-2026/u });
  await tabTo(found);
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: /^Notulen ALV 10-6-2026/u });
  await expect(viewer.getByRole('listitem').first()).toBeVisible();
  await expect(viewer.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1);
  await tabTo(viewer.getByRole('link', { name: 'Downloaden' }));
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(found).toBeFocused();

  await tabTo(page.getByRole('link', { name: 'Vergaderingen', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(heading(page, 'Vergaderingen')).toBeFocused();
});

test('a member uses the menus of the top bar with the keyboard only', async ({ page }) => {
  await signIn(page, members.bram);
  const association = page.getByRole('button', { name: /^Vereniging/u });
  await tabTo(association);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: '1001 - VvE De Kade' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(association).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: '1001 - VvE De Kade' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitemradio', { name: '1002 - VvE Parkzicht' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/ \| Waterpas VvE Beheer - VvE Parkzicht$/u);
  await expect(association).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitemradio', { name: '1002 - VvE Parkzicht' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitemradio', { name: '1001 - VvE De Kade' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(/ \| Waterpas VvE Beheer - VvE De Kade$/u);
  await expect(association).toBeFocused();

  const user = page.getByRole('button', { name: /Menu van Bram/u });
  await tabTo(user);
  await page.keyboard.press('Space');
  await expect(page.getByRole('menuitem', { name: 'Mijn gegevens' })).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('menuitem', { name: 'Uitloggen' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(user).toBeFocused();

  const question = page.getByRole('alertdialog', { name: 'Weet u zeker dat u wilt uitloggen?' });
  const ask = async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Mijn gegevens' })).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('menuitem', { name: 'Uitloggen' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeVisible();
    await expectFocusIn(question);
  };
  await ask();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(user).toBeFocused();
  await ask();
  await tabTo(question.getByRole('button', { name: 'Uitloggen' }));
  await page.keyboard.press('Space');
  await expect(heading(page, 'Inloggen')).toBeFocused();
});

test('a board member adds a document with labels, with the keyboard only', async ({ page }) => {
  const name = `Bestek ${crypto.randomUUID()}.pdf`;
  // The browser must know before the key press that it should not open a real file dialog.
  const chooser = page.waitForEvent('filechooser');
  await openArchive(page, members.bram);
  const add = page.getByRole('button', { name: 'Documenten toevoegen' });
  const dialog = page.getByRole('dialog', { name: 'Documenten toevoegen' });
  await tabTo(add);
  await page.keyboard.press('Enter');
  await expectFocusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();

  await page.keyboard.press('Enter');
  await expectFocusIn(dialog);
  const group = dialog.getByRole('button', { name: /Groep/u });
  await tabTo(group);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(group).toBeFocused();
  await expect(group).not.toContainText('Maak een keuze');

  await tabTo(dialog.getByRole('button', { name: 'Kies bestanden' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles([{ name, mimeType: 'application/pdf', buffer: onePagePdf(name) }]);
  await expect(dialog.getByRole('button', { name: `Verwijder ${name}`, exact: true })).toBeVisible();

  const tag = (text: string) => dialog.getByRole('button', { name: `Verwijder label ${text}` });
  await tabTo(dialog.getByLabel('Labels'));
  await page.keyboard.type('dak,');
  await expect(tag('dak')).toBeVisible();
  await page.keyboard.type('goot');
  await page.keyboard.press('Enter');
  await expect(tag('goot')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(tag('goot')).toBeHidden();
  await expect(dialog.getByLabel('Labels')).toBeFocused();

  await tabTo(dialog.getByRole('button', { name: 'Document toevoegen' }));
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(add).toBeFocused();
  await expect(uploads(page).getByText('Toegevoegd', { exact: true })).toBeVisible();
});
