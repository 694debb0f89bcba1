import type { Report } from '../report.ts';

export const jsonReport = (report: Report): string => `${JSON.stringify(report, null, 2)}\n`;
