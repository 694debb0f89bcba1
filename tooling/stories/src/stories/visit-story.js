import { findViolations } from '../axe.js';
import { showStory, sumOfShifts, watchShifts } from './in-page.js';
import { DESKTOP } from './story-page.js';

const PHONE = { width: 375, height: 812 };

/** The axe rules that only a whole page can satisfy. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];
const withoutPageRules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));

/** The axe rules whose result can differ between light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const inWords = ({ id, help, nodes }) =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`;

async function checkWithAxe(page, scheme, options) {
  const violations = await findViolations(page, 'body', options);
  if (violations.length > 0) throw new Error(`In ${scheme}:\n${violations.map(inWords).join('\n')}`);
}

/**
 * Shows a story on a page, runs its steps and checks it with axe. A story whose name ends in "op telefoon" is
 * shown 375 pixels wide. Any violation fails the story, except for the rules that the story disables in
 * `parameters.a11y.options.rules`. The first story of each component, and a story with the parameter `darkToo`,
 * is checked in the dark scheme as well. A story with the parameter `standsStill` fails if its layout shifts (a
 * cumulative layout shift above 0).
 * @param {import('playwright').Page} page
 * @param {{ id: string, name: string, isFirst: boolean }} story
 */
export async function visitStory(page, { id, name, isFirst }) {
  const size = /op telefoon$/iu.test(name) ? PHONE : DESKTOP;
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  await page.evaluate(watchShifts);
  const { a11y, darkToo, standsStill } = await page.evaluate(showStory, id);
  if (standsStill) {
    const shift = await page.evaluate(sumOfShifts);
    if (shift > 0) throw new Error(`Something on the page jumped: a cumulative layout shift of ${shift}.`);
  }
  if (a11y?.disable) return;
  await checkWithAxe(page, 'light', { rules: { ...withoutPageRules, ...a11y?.options?.rules } });
  if (!isFirst && !darkToo) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkWithAxe(page, 'dark', { runOnly: colourRules });
  await page.emulateMedia({ colorScheme: 'light' });
}
