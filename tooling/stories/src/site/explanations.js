/** Common English words that no Dutch sentence has. */
const ENGLISH =
  'the with which when should and this that are for from not you your has have its by show hide copy set choose name description control';

/** These explanations are about no component, and have nothing to import. */
const NOTHING_TO_IMPORT = new Set(['Begin', 'Patronen', 'Wijzigingen']);

const listExplanations = async () => {
  const { entries } = await (await fetch('index.json')).json();
  return Object.values(entries).filter(({ type }) => type === 'docs');
};

const showExplanation = (id) => {
  // oxlint-disable-next-line eslint/no-underscore-dangle
  const { channel } = window.__STORYBOOK_PREVIEW__;
  return new Promise((resolve) => {
    channel.once('docsRendered', resolve);
    channel.emit('setCurrentStory', { storyId: id, viewMode: 'docs' });
  });
};

const hasImportLine = () =>
  /import .*'@mijn\/ui\//u.test(document.querySelector('#storybook-docs').textContent);

/** Returns the sentences with an English word, apart from code, examples and what is marked as English. */
const findEnglish = async (words) => {
  // The words of Storybook become Dutch just after they are drawn.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const isEnglish = new RegExp(`(?<![\\p{L}-])(?:${words.replaceAll(' ', '|')})(?![\\p{L}-])`, 'iu');
  const walker = document.createTreeWalker(document.querySelector('#storybook-docs'), NodeFilter.SHOW_TEXT);
  const found = [];
  const isOther = (place) =>
    place.closest('pre, code, style, .sb-story, [data-story], span[lang="en"]') !== null ||
    // The names, types and values of props are code. Their descriptions have a language, and controls have buttons.
    (place.closest('.docblock-argstable tbody') !== null &&
      !place.closest('td [lang], td:last-child button'));
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!isOther(node.parentElement) && isEnglish.test(node.nodeValue)) found.push(node.nodeValue.trim());
  return found;
};

/** Opens each explanation in turn. */
export async function checkExplanations(page, url) {
  // The grids of states stay out of view, because drawing their stories takes most of the time.
  await page.setViewportSize({ width: 1280, height: 200 });
  await page.goto(`${url}/iframe.html?id=ontwerp--ruimte&viewMode=story`);
  await page.locator('#storybook-root dt').first().waitFor();
  const faults = [];
  for (const { id, title } of await page.evaluate(listExplanations)) {
    await page.evaluate(showExplanation, id);
    if (!NOTHING_TO_IMPORT.has(title))
      await page.waitForFunction(hasImportLine).catch(() => faults.push(`${title} has no import line.`));
    for (const text of await page.evaluate(findEnglish, ENGLISH)) faults.push(`${title}: ${text}`);
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
}
