import { writeReport } from '../bundle/report.ts';
import { budgets } from '../budgets.ts';
import { askDemo, missLines, shareOf } from './print-search.ts';

const outcomes = await askDemo();
for (const line of missLines(outcomes)) console.log(line);
const percent = `${budgets.search.shareMin * 100}%`;
const check = {
  name: `at least ${percent} of ${outcomes.length} questions have what they ask for in the first three hits of the search`,
  isMet: shareOf(outcomes) >= budgets.search.shareMin,
};
await writeReport('search', [check]);
console.log(
  `${outcomes.filter(({ isKept }) => isKept).length} of ${outcomes.length} questions are answered first.`,
);
process.exitCode = check.isMet ? 0 : 1;
