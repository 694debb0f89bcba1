import { PORTAL_PREVIEW, PREVIEW } from './preview.js';

const STORIES = [
  { path: 'knoppen-knop--hoofdactie', preview: PREVIEW, shown: '#storybook-root button' },
  { path: 'portal_schermen-inloggen--beginstand', preview: PORTAL_PREVIEW, shown: '#storybook-root h1' },
];

const findDisabled = async () => {
  // oxlint-disable-next-line eslint/no-underscore-dangle
  const store = window.__STORYBOOK_PREVIEW__.storyStoreValue;
  const { entries } = await (await fetch('index.json')).json();
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  const off = [];
  for (const { id } of stories) {
    const { parameters } = await store.loadStory({ storyId: id });
    if (parameters.a11y.disable || parameters.a11y.test === 'off') off.push(id);
  }
  return off;
};

/** Opens the panel beside a story of each Storybook, and requires passed rules, no violations, and no story without the panel. */
export async function checkPanel(page, url) {
  for (const { path, preview, shown } of STORIES) {
    await page.goto(`${url}/?path=/story/${path}`);
    await page.frameLocator(preview).locator(shown).first().waitFor();
    await page.getByRole('tab', { name: /Toegankelijkheid/u }).click();
    await page.getByRole('tab', { name: /^Goed\s*[1-9]/u }).waitFor();
    await page.getByRole('tab', { name: /^Fouten\s*0$/u }).waitFor();
    const frame = await (await page.locator(preview).elementHandle()).contentFrame();
    const off = await frame.evaluate(findDisabled);
    if (off.length > 0) throw new Error(`The panel is off for: ${off.join(', ')}.`);
  }
}
