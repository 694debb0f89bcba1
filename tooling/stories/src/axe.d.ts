import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/** Returns the violations that axe finds in a page, or in the part with a selector. */
export function findViolations(page: Page, part: string, options?: RunOptions): Promise<Result[]>;
