const PREVIEW = '#storybook-preview-iframe';

const see = (place, text) => place.getByText(text).first().waitFor();

/** A click opens the content of these components that their props change. */
const OPENED = ['Knoppen/Menu', 'Meldingen/Zwevend vlak', 'Kader/Burgermenu'];

/** Components whose props are all content or functions have no control, and are left out. */
const findDeadControls = async (opened) => {
  // This is the name that Storybook gives its preview.
  // oxlint-disable-next-line eslint/no-underscore-dangle
  const preview = window.__STORYBOOK_PREVIEW__;
  const { channel } = preview;
  const { entries } = await (await fetch('index.json')).json();
  const rendered = (event, payload) =>
    new Promise((resolve) => {
      channel.once('storyRendered', () => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      channel.emit(event, payload);
    });
  const otherValues = ({ control, options }, current) => {
    if (!control?.type) return [];
    if (control.type === 'boolean') return [!current];
    if (control.type === 'text') return [`${current ?? ''} anders`];
    if (control.type === 'number') return [1, 60_000].map((more) => (current ?? 0) + more);
    if (Array.isArray(current) && current.length > 0) return [current.slice(0, -1)];
    return (options ?? []).filter((option) => option !== current).slice(0, 4);
  };
  const isDead = async ({ id, title }) => {
    if (opened.includes(title)) return false;
    const { argTypes, initialArgs } = await preview.storyStoreValue.loadStory({ storyId: id });
    const changes = Object.entries(argTypes).flatMap(([name, argType]) =>
      otherValues(argType, initialArgs[name]).map((value) => ({ [name]: value })),
    );
    if (changes.length === 0) return false;
    await rendered('setCurrentStory', { storyId: id, viewMode: 'story' });
    for (const updatedArgs of changes) {
      const before = document.body.outerHTML;
      await rendered('updateStoryArgs', { storyId: id, updatedArgs });
      if (document.body.outerHTML !== before) return false;
    }
    return true;
  };
  const seen = new Set();
  const dead = [];
  for (const entry of Object.values(entries)) {
    if (entry.type !== 'story' || seen.has(entry.title)) continue;
    seen.add(entry.title);
    if (await isDead(entry)) dead.push(entry.title);
  }
  return dead;
};

/** The checks of the site, by the behaviour that they prove. Each gets a page and the address of the site. */
export const siteChecks = {
  'the site finds a component by its English name': async (page, url) => {
    await page.goto(`${url}/`);
    await page.getByPlaceholder(/find components|zoek/iu).fill('Modal');
    await page
      .getByRole('option', { name: /Venster/u })
      .first()
      .waitFor();
  },
  'a page of a component has its import line, its states and the brand of the toolbar': async (page, url) => {
    await page.goto(`${url}/?path=/docs/knoppen-knop--uitleg-button-cta&globals=scheme:dark`);
    const preview = page.frameLocator(PREVIEW);
    await see(preview, '@mijn/ui/button');
    await see(preview, 'Stabiel');
    await preview.getByRole('heading', { name: 'Ingedrukt' }).waitFor();
    const background = await preview
      .locator('.sbdocs-wrapper')
      .evaluate((element) => getComputedStyle(element).backgroundColor);
    if (/^rgb\(2[45]\d/u.test(background))
      throw new Error(`The page is light in the dark scheme: ${background}.`);
  },
  'a story opens at rest, and after its steps when the address asks for them': async (page, url) => {
    const dialogs = async (query) => {
      await page.goto(`${url}/iframe.html?id=knoppen-menu--openen&viewMode=story${query}`);
      await page.locator('#storybook-root button').first().waitFor();
      return page.getByRole('menu');
    };
    await (await dialogs('&steps=played')).waitFor();
    const atRest = await (await dialogs('')).count();
    if (atRest > 0) throw new Error('The steps of the story ran, although it opens at rest.');
  },
  'the controls of each component change its main story': async (page, url) => {
    await page.goto(`${url}/iframe.html?id=knoppen-knop--hoofdactie&viewMode=story`);
    await page.locator('#storybook-root button').waitFor();
    const dead = await page.evaluate(findDeadControls, OPENED);
    if (dead.length > 0) throw new Error(`No control changes: ${dead.join(', ')}.`);
  },
  'a control in the panel changes the story': async (page, url) => {
    await page.goto(`${url}/?path=/story/knoppen-knop--hoofdactie`);
    const button = page.frameLocator(PREVIEW).locator('#storybook-root button');
    await button.waitFor();
    await page.getByRole('radio', { name: 'danger' }).check();
    await page.frameLocator(PREVIEW).locator('#storybook-root button[data-variant="danger"]').waitFor();
  },
  'the screens of the portal are in the same site': async (page, url) => {
    await page.goto(`${url}/?path=/story/portal_alle-schermen--alle-schermen`);
    const preview = page.frameLocator('iframe[id*="portal"], iframe[title*="portal"], #storybook-ref-portal');
    await preview.getByRole('heading', { level: 1, name: 'Alle schermen' }).waitFor();
    // A frame of the page shows a whole screen.
    await preview.frameLocator('iframe').first().getByRole('heading', { level: 1 }).first().waitFor();
  },
};
