import { createPhoto } from '@mijn/server/testing/photos';
import { expect } from '@playwright/test';
import { members } from '../support/members.ts';
import { hold, walkWith } from '../support/network.ts';
import { startSession } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

// Focus and dialogs must work with animations too.
test.use({ installation: 'changed', contextOptions: { reducedMotion: 'no-preference' } });

test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

const TEXT = 'op de tuindag';

test('an owner posts 12 photos from a phone while the connection is slow, away and back', async ({
  page,
}) => {
  // Twelve photos are read and made smaller, over a connection that is slow on purpose.
  test.slow();
  const files = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => ({
      name: `IMG_${3001 + index}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await createPhoto({ width: 800 + index }),
    })),
  );
  await startSession(page, members.anna);
  await page.goto('/photo-albums');
  await page.getByRole('link', { name: 'Album toevoegen' }).tap();
  await page.getByLabel('Naam van het album').fill('Tuindag najaar');
  const go = await walkWith(page);
  await go('slow');
  // The last photos are still on their way when the connection is cut, however long the typing takes.
  const release = await hold(page, /\/photos$/u, 6);
  await page.locator('main input[type=file]').setInputFiles(files);
  const describe = (number: number) =>
    page.getByRole('textbox', { name: `Wat is er te zien op IMG_${number}.jpg?` });
  // The list of photos takes the space and letters for itself unless the field keeps them.
  await describe(3001).tap();
  await page.keyboard.type(TEXT, { delay: 120 });
  await describe(3012).tap();
  await page.keyboard.type(TEXT);
  await expect(describe(3001)).toHaveValue(TEXT);
  await expect(describe(3012)).toHaveValue(TEXT);
  await expect(page.getByText(/^[1-9] van 12 foto's toegevoegd$/u)).toBeVisible();

  await page.getByRole('main').getByRole('link', { name: "Foto's" }).tap();
  const panel = page.getByRole('region', { name: "Foto's toevoegen" });
  await expect(panel).toBeVisible();
  await go('cut');
  release();
  await expect(panel.getByText('Geen verbinding. Wij proberen het vanzelf opnieuw.').first()).toBeVisible();
  await panel.getByRole('button', { name: 'Inklappen' }).tap();
  await go('mobile');
  await page.getByRole('link', { name: 'Album toevoegen' }).tap();
  await expect(page.getByText("12 foto's toegevoegd", { exact: true })).toBeVisible({ timeout: 120_000 });
  await expect(page.getByText(/Kies deze bestanden opnieuw/u)).toBeHidden();
  await expect(describe(3001)).toHaveValue(TEXT);

  await page.getByRole('button', { name: 'Album opslaan' }).dblclick();
  await expect(page.getByRole('heading', { level: 1, name: 'Tuindag najaar' })).toBeVisible();
  const photos = page.getByRole('list', { name: 'Tuindag najaar' }).getByRole('button');
  await expect(photos).toHaveCount(12, { timeout: 120_000 });
  await expect(photos.first()).toHaveAccessibleName(`Foto 1 van 12: ${TEXT}`);
  await expect(photos.last()).toHaveAccessibleName(`Foto 12 van 12: ${TEXT}`);
  await page.goto('/photo-albums');
  await expect(page.getByRole('link', { name: 'Tuindag najaar' })).toHaveCount(1);
});

test('a photo is dragged to another place with a finger, and the Back button closes a photo', async ({
  page,
}) => {
  await startSession(page, members.bram);
  await page.goto('/photo-albums');
  await page.getByRole('link', { name: 'Oplevering lift' }).tap();
  await page.getByRole('button', { name: 'Meer over dit album' }).tap();
  await page.getByRole('menuitem', { name: 'Wijzigen' }).tap();
  const handles = page.getByRole('button', { name: /^Verplaats / });
  await expect(handles).toHaveCount(6);
  const names = () => handles.evaluateAll((all) => all.map((handle) => handle.getAttribute('aria-label')));
  const [first, second, ...others] = await names();
  const from = await handles.nth(0).boundingBox();
  const to = await page.getByRole('row').nth(1).boundingBox();
  if (!from || !to) throw new Error('The photos are not on the screen.');
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', x: number, y: number) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] });
  await touch('touchStart', from.x + 20, from.y + 20);
  await touch('touchMove', to.x + to.width - 30, from.y + 40);
  await touch('touchMove', to.x + to.width - 20, from.y + 40);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect.poll(names).toEqual([second, first, ...others]);
  await page.getByRole('button', { name: 'Album opslaan' }).tap();

  // The new screen gets the focus and scrolls to its top, which would move the photo away from under the finger.
  await expect(page.getByRole('heading', { level: 1, name: 'Oplevering lift' })).toBeFocused();
  await page.getByRole('button', { name: /^Foto 1 van 6/u }).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Oplevering lift' })).toBeVisible();
});
