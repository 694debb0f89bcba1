import { getStoryContext } from '@storybook/test-runner';
import { findViolations } from '../axe.js';
import { exposeDevices } from './devices.js';

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 812 };

/** The axe rules that only a whole page can satisfy. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one', 'bypass'];
const withoutPageRules = Object.fromEntries(pageRules.map((rule) => [rule, { enabled: false }]));

/**
 * The axe rules whose result can differ between light and dark. Only these rules run in dark mode, because
 * checking the other rules again takes time.
 */
const colourRules = ['color-contrast', 'link-in-text-block'];

const inWords = ({ id, help, nodes }) =>
  `${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`;

/**
 * Starts to measure the layout shifts of the page, after the last frames were painted: the story before may still
 * adapt to the size of the screen.
 */
const watchShifts = async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  window.shifts?.disconnect();
  window.shiftSum = 0;
  window.shifts = new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) window.shiftSum += value;
  });
  window.shifts.observe({ type: 'layout-shift' });
};

/** Returns the sum of the layout shifts after the last frames were painted. */
const sumOfShifts = async () => {
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  return window.shiftSum;
};

/**
 * Configures the test runner. A story whose name ends in "op telefoon" is shown 375 pixels wide. Animations
 * are off, so that no story is checked halfway through an animation. After the `play` function, axe checks
 * each story in light and in dark mode. Any violation fails the story, except for the rules that the story
 * disables in `parameters.a11y.options.rules`. A story with the parameter `standsStill` fails if its layout
 * shifts (a cumulative layout shift above 0).
 */
export default {
  // The index of the tests is one folder deeper than the Storybook (`deal-stories.js`). The address asks for the
  // steps of each story, because a story opens at rest otherwise.
  async prepare({ page }) {
    await page.goto(new URL('../iframe.html?steps=played', process.env.TARGET_URL).href);
  },
  async preVisit(page, { name }) {
    await exposeDevices(page);
    await page.setViewportSize(/op telefoon$/iu.test(name) ? PHONE : DESKTOP);
    await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
    await page.evaluate(watchShifts);
  },
  async postVisit(page, context) {
    const { parameters } = await getStoryContext(page, context);
    if (parameters.standsStill) {
      const shift = await page.evaluate(sumOfShifts);
      if (shift > 0) throw new Error(`Something on the page jumped: a cumulative layout shift of ${shift}.`);
    }
    if (parameters.a11y?.disable) return;
    const rules = { ...withoutPageRules, ...parameters.a11y?.options?.rules };
    for (const [colorScheme, options] of Object.entries({
      light: { rules },
      dark: { runOnly: colourRules },
    })) {
      await page.emulateMedia({ reducedMotion: 'reduce', colorScheme });
      const violations = await findViolations(page, 'body', options);
      if (violations.length > 0) throw new Error(`In ${colorScheme}:\n${violations.map(inWords).join('\n')}`);
    }
  },
};
