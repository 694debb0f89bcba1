import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/**
 * Returns the violations that axe finds in the current state of a page.
 * @param part the selector of the part of the page that is checked.
 */
export function findViolations(page: Page, part: string, options?: RunOptions): Promise<Result[]>;
