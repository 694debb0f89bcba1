import { writeReport } from '../harness/report.ts';
import { measureBundle } from './measure.ts';

await writeReport('bundle', (await measureBundle()).checks);
