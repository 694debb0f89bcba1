export { type ConformanceOptions, type Credentials, UsageError } from './options.ts';
export type { Report, Result } from './report.ts';
export { jsonReport } from './reports/json.ts';
export { junitReport } from './reports/junit.ts';
export { textReport } from './reports/text.ts';
export { checkConformance } from './run.ts';
