import type { Page } from '@playwright/test';

/** Serves pages without drawn content, as a static host does. */
export async function servePlainPages(page: Page): Promise<void> {
  await page.route(
    ({ pathname }) => !/^\/(?:api|assets)\/|\.\w+$/u.test(pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch();
      // A page that closes while it loads needs no content.
      const html = await response.text().catch(() => undefined);
      if (html === undefined) return undefined;
      const plain = html.replace(
        /<div id="root">.*<script type="application\/json"[^>]* id="drawn">.*?<\/script>/su,
        '<div id="root"></div>',
      );
      return route.fulfill({ response, body: plain });
    },
  );
}
