import { writeReport } from '../harness/report.ts';
import { measureSearch } from './ask-questions.ts';

await writeReport('search', await measureSearch());
