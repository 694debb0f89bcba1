import { writeReport } from '../harness/report.ts';
import { measureFlows } from './measure-flow.ts';

await writeReport('flow', await measureFlows([]));
