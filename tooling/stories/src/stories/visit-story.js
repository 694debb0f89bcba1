import { findViolations } from '../axe.js';
import { isArrived, showStory, sumOfShifts, watchShifts } from './in-page.js';
import { DESKTOP } from './story-page.js';

const PHONE = { width: 375, height: 812 };

/** The axe rules whose result can differ between light and dark. */
const colourRules = ['color-contrast', 'link-in-text-block'];

const inWords = ({ id, help, nodes }) =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`;

async function checkWithAxe(page, scheme, options) {
  const violations = await findViolations(page, 'body', options);
  if (violations.length > 0) throw new Error(`In ${scheme}:\n${violations.map(inWords).join('\n')}`);
}

/** A name that ends in "op telefoon", before the names for the search, shows the story 375 pixels wide. `standsStill` allows no layout shift (above 0). */
export async function visitStory(page, { id, name, isFirst }) {
  const size = /op telefoon(?=:|$)/iu.test(name) ? PHONE : DESKTOP;
  if (page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
  await page.evaluate(watchShifts);
  const { a11y, darkToo, standsStill } = await page.evaluate(showStory, id);
  if (standsStill) {
    const shift = await page.evaluate(sumOfShifts);
    if (shift > 0) throw new Error(`Something on the page jumped: a cumulative layout shift of ${shift}.`);
  }
  if (a11y?.disable) return;
  await page.waitForFunction(isArrived);
  await checkWithAxe(page, 'light', a11y?.options);
  if (!isFirst && !darkToo) return;
  await page.emulateMedia({ colorScheme: 'dark' });
  await checkWithAxe(page, 'dark', { runOnly: colourRules });
  await page.emulateMedia({ colorScheme: 'light' });
}
