export {
  type Account,
  type ConformanceOptions,
  type Credentials,
  type Progress,
  UsageError,
} from './options.ts';
export type { Gap } from './gap.ts';
export type { Report, Result } from './report.ts';
export { jsonReport } from './formats/json.ts';
export { junitReport } from './formats/junit.ts';
export { textReport } from './formats/text.ts';
export { checkConformance } from './run.ts';
