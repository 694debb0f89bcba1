import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe is loaded once per page and returns only violations, because loading it and returning all results take most of the time. */
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
