import type { Report } from '../report.ts';

/** Returns a report as JSON. */
export const jsonReport = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
