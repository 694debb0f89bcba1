import { expect, type Page } from '@playwright/test';
import { members } from '../support/members.ts';
import { startNewSession } from '../support/sign-in.ts';
import { test } from '../support/test.ts';

test.use({ installation: 'home-screen', serviceWorkers: 'allow' });

/** Opens a page of a member, and waits for the service worker, which is registered when the page is idle. */
async function openWithServiceWorker(page: Page, url = '/todos'): Promise<void> {
  await startNewSession(page, members.anna);
  await page.goto(url);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) paths.push(new URL(url).pathname);
    }
    return paths;
  });

test('a browser can put the portal on the home screen', async ({ page }) => {
  await openWithServiceWorker(page);
  const browser = await page.context().newCDPSession(page);
  const { errors, data } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  expect(JSON.parse(data ?? '')).toMatchObject({ name: 'Mijn Waterpas', display: 'standalone' });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A browser does not install a page of a private window, which each page of a test is.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test('a page that the network does not bring is the offline page, and never an old portal', async ({
  page,
  server,
}) => {
  await openWithServiceWorker(page, '/todos?zoek=lift');
  expect(await cachedPaths(page)).toContain('/offline.html');
  await server.kill();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'U bent offline' })).toBeVisible();
  await expect(page.getByRole('link', { name: '010 123 45 67' })).toHaveAttribute('href', 'tel:0101234567');
  await server.start();
  await page.getByRole('button', { name: 'Probeer opnieuw' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Actiepunten' })).toBeVisible();
  expect(page.url()).toContain('/todos?zoek=lift');
});

test('files that a phone shares wait for the page that takes them, and go at the sign-out', async ({
  page,
}) => {
  await openWithServiceWorker(page);
  await page.evaluate(() => {
    const files = new DataTransfer();
    files.items.add(new File(['photo'], 'lift.jpg', { type: 'image/jpeg' }));
    files.items.add(new File(['video'], 'lift.mp4', { type: 'video/mp4' }));
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'files',
      multiple: true,
    });
    input.files = files.files;
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/share-target' });
    form.enctype = 'multipart/form-data';
    form.append(input);
    document.body.append(form);
    form.submit();
  });
  await page.waitForURL('**/todos/add?gedeeld=1');
  const kept = await cachedPaths(page);
  // The page takes the files when it is shown, and the cache has them until then.
  expect(kept.filter((path) => path.startsWith('/shared-files/')).length).toBeLessThanOrEqual(2);
  await page.goto('/logout');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => cachedPaths(page)).toEqual(['/offline.html']);
});

test('a push that arrives is shown, with the page that it opens', async ({ page, context, baseURL }) => {
  await openWithServiceWorker(page);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no service worker.');
  // A browser without a screen has no permission to show notifications. All else is as in a browser with one.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    Object.assign(globalThis, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options) => {
      shown.push({ title, tag: options?.tag, path: String(options?.data) });
    };
  });
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    });
  });
  await browser.send('ServiceWorker.enable');
  const message = { title: 'Nieuw bericht op het prikbord', body: '', path: '/bulletin-board', tag: 'run' };
  await browser.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(baseURL ?? '').origin,
    registrationId: await registered,
    data: JSON.stringify(message),
  });
  const shown = () => worker.evaluate((): unknown => Reflect.get(globalThis, 'shown'));
  await expect
    .poll(shown)
    .toEqual([{ title: 'Nieuw bericht op het prikbord', tag: 'run', path: '/bulletin-board' }]);
});
