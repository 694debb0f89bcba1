import type { Result, RunOptions } from 'axe-core';
import type { Page } from 'playwright';

/**
 * What axe has against a page as it is now.
 * @param part the selector of what it looks at.
 */
export function findViolations(page: Page, part: string, options?: RunOptions): Promise<Result[]>;
