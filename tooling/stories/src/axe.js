import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Finds what axe has against a page as it is now. Axe is loaded once for all that a page shows, and gives back
 * nothing but what is wrong: both are most of the time that it takes.
 */
export async function findViolations(page, part, options = {}) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async ([within, given]) => {
      const { violations } = await globalThis.axe.run(within, given);
      return violations;
    },
    [part, { ...options, resultTypes: ['violations'] }],
  );
}
