import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { toJestReport } from '../bundle/report.ts';
import { budgets } from '../budgets.ts';
import { reportsFolder } from '../places.ts';
import { askDemo, missLines, shareOf } from './print-search.ts';

const answers = await askDemo();
for (const line of missLines(answers)) console.log(line);
const percent = `${budgets.search.shareMin * 100}%`;
const check = {
  name: `at least ${percent} of ${answers.length} questions have what they ask for in the first three hits of the search`,
  isMet: shareOf(answers) >= budgets.search.shareMin,
};
await mkdir(reportsFolder, { recursive: true });
await writeFile(path.join(reportsFolder, 'search.json'), JSON.stringify(toJestReport([check])));
console.log(
  `${answers.filter(({ isKept }) => isKept).length} of ${answers.length} questions are answered first.`,
);
process.exitCode = check.isMet ? 0 : 1;
