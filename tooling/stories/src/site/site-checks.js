import { checkPanel } from './accessibility-panel.js';
import { findDeadControls, findEmptyControls, OPENED } from './controls.js';
import { checkExplanations } from './explanations.js';
import { openFirstPage } from './first-page.js';
import { PORTAL_PREVIEW, PREVIEW } from './preview.js';
import { checkSearch } from './search.js';

const see = (place, text) => place.getByText(text).first().waitFor();

/** The checks of the site, by the behaviour that they prove. Each gets a page and the address of the site. */
export const siteChecks = {
  'the first page is small': openFirstPage,
  'the search finds a component by the words that people type': checkSearch,
  'each explanation has its import line, and is Dutch': checkExplanations,
  'the accessibility panel has results, for the library and for the portal': checkPanel,
  'a page of a component has its states and the brand of the toolbar': async (page, url) => {
    await page.goto(`${url}/?path=/docs/knoppen-knop--uitleg-button-cta-actie&globals=scheme:dark`);
    const preview = page.frameLocator(PREVIEW);
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
  'the controls of each story have the value that the story shows': async (page, url) => {
    await page.goto(`${url}/iframe.html?id=knoppen-knop--hoofdactie&viewMode=story`);
    await page.locator('#storybook-root button').waitFor();
    const empty = await page.evaluate(findEmptyControls);
    if (empty.length > 0) throw new Error(`These controls have no value:\n${empty.join('\n')}`);
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
    const preview = page.frameLocator(PORTAL_PREVIEW);
    await preview.getByRole('heading', { level: 1, name: 'Alle schermen' }).waitFor();
    // A frame of the page shows a whole screen.
    await preview.frameLocator('iframe').first().getByRole('heading', { level: 1 }).first().waitFor();
  },
};
