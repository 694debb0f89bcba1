import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { signIn } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'changed' });

const ID = '0199a000-0000-7000-8000-000000000000';

/**
 * The routes of members (docs/product.md#routes) with their headings. Consecutive routes have different headings, so that
 * a navigation can be recognised.
 */
const routes = [
  ['/login', 'Overzicht'],
  ['/404', 'Pagina niet gevonden'],
  ['/', 'Overzicht'],
  ['/forgot-password', 'Wachtwoord vergeten'],
  ['/login/2fa', 'Overzicht'],
  ['/profile', 'Mijn gegevens'],
  ['/password/reset/token/bram%40waterpas.example', 'Wachtwoord herstellen'],
  ['/unsubscribe/token', 'Afmelden'],
  ['/profile/data', 'Mijn gegevens'],
  ['/profile/data/edit/personal', 'Persoonlijke gegevens wijzigen'],
  ['/profile/data/edit/contact', 'Contactgegevens wijzigen'],
  ['/profile/addresses', 'Mijn adressen'],
  ['/profile/settings', 'Mijn instellingen'],
  ['/profile/personal-data/token', 'Mijn gegevens downloaden'],
  ['/profile/update-password', 'Wijzig wachtwoord'],
  ['/profile/board/archive-settings', 'Zichtbaarheid archiefgroepen'],
  ['/meetings', 'Vergaderingen'],
  ['/profile/board/document-settings', 'Zichtbaarheid formulieren'],
  [`/meetings/${ID}`, 'Vergadering'],
  ['/stemmen', 'Stemmen'],
  ['/meetings/decisions', 'Besluiten'],
  [`/meetings/decisions/${ID}`, 'Besluit'],
  ['/meetings/written-resolutions', 'Besluiten buiten vergadering'],
  [`/meetings/written-resolutions/${ID}`, 'Besluit buiten vergadering'],
  ['/forms', 'Formulieren'],
  ['/archive', 'Archief'],
  ['/todos', 'Actiepunten'],
  [`/todos/${ID}`, 'Actiepunt'],
  ['/invoices-check', 'Factuur controle'],
  [`/invoices-check/${ID}`, 'Factuur'],
  ['/photo-albums', "Foto's"],
  ['/photo-albums/add', 'Album toevoegen'],
  ['/photo-albums/deleted', 'Onlangs verwijderde albums'],
  [`/photo-albums/edit/${ID}`, 'Album wijzigen'],
  [`/photo-albums/view/${ID}`, 'Album'],
  ['/bulletin-board', 'Prikbord'],
  ['/bulletin-board/add', 'Bericht plaatsen'],
  ['/bulletin-board/deleted', 'Onlangs verwijderde berichten'],
  [`/bulletin-board/edit/${ID}`, 'Bericht wijzigen'],
  ['/news-letter', 'Nieuwsbrief'],
  ['/news-letter/add', 'Nieuwsbrief toevoegen'],
  ['/news-letter/deleted', 'Onlangs verwijderde nieuwsbrieven'],
  [`/news-letter/edit/${ID}`, 'Nieuwsbrief wijzigen'],
  ['/waterpas/news', 'Waterpas nieuws'],
] as const;

const widths = [375, 1280];

/** An owner, and a member of the board who also checks invoices. Rights of other members are tested on the server. */
const visitors = { anna: members.anna, bram: members.bram };

/**
 * Navigates without a page load.
 * @param isClosed whether the member has no access and is redirected to the page for unknown URLs.
 * @returns the headings and the overflow in pixels.
 */
async function visit(page: Page, path: string, title: string, isClosed: boolean) {
  return page.evaluate(
    async ({ to, expected, mustLeave }) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
      const headings = () => [...document.querySelectorAll('h1')].map((heading) => heading.textContent);
      const isBusy = () =>
        document.querySelector('main [aria-busy=true]') !== null ||
        (mustLeave && window.location.pathname !== '/404');
      const deadline = performance.now() + 20_000;
      // The previous page can still be shown for a moment.
      do await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      while ((headings()[0] !== expected || isBusy()) && performance.now() < deadline);
      return {
        headings: headings(),
        overflow: Math.max(document.documentElement.scrollWidth - window.innerWidth, 0),
      };
    },
    { to: path, expected: title, mustLeave: isClosed },
  );
}

/** Returns whether a request is for the resource that does not exist, whose error response is expected. */
const isOfNothing = (url: string): boolean =>
  url.includes(ID) || url.endsWith('/unsubscribe/token') || url.endsWith('/personal-data/links/token');

/** @returns a function that returns the recorded errors and clears the record. */
function watchFaults(page: Page): () => string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !isOfNothing(message.location().url)) faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('response', (response) => {
    if (response.status() >= 400 && !isOfNothing(response.url()))
      faults.push(`${response.status()} ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Pending requests are aborted when a page is left.
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} ${request.url()}`);
  });
  return () => faults.splice(0);
}

for (const [name, email] of Object.entries(visitors)) {
  test(`${name} sees every route with one heading, without overflow and without errors`, async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 800 });
    await signIn(page, email);

    const faults = watchFaults(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const [path, ownTitle] of routes) {
        const isClosed =
          name === 'anna' && /^\/(?:profile\/board|news-letter)\/.|^\/invoices-check/u.test(path);
        const title = isClosed ? 'Pagina niet gevonden' : ownTitle;
        const look = await visit(page, path, title, isClosed);
        expect.soft(look, `${path} at ${width} pixels`).toEqual({ headings: [title], overflow: 0 });
      }
    }
    expect(faults()).toEqual([]);

    // The last two routes end the session.
    await page.goto('/logout');
    await expect(page).toHaveURL(/\/login$/u);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen');
    await page.goto('/login/impersonate/token/signature');
    await expect(page.getByText('Je kon niet worden ingelogd.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen');
  });
}
