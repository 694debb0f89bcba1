import { copyDemoData } from '@mijn/server/testing/demo-data';
import { budgets } from '../budgets.ts';
import { printVerdict } from '../harness/report.ts';
import { withServer } from '../harness/with-server.ts';
import { type Answer, askQuestions } from './ask-questions.ts';
import { questions } from './questions.ts';

export const shareOf = (answers: readonly Answer[]): number =>
  answers.filter(({ isKept }) => isKept).length / answers.length;

/** Returns a line for each question that the first hits do not answer. */
export const missLines = (answers: readonly Answer[]): string[] =>
  answers
    .filter(({ isKept }) => !isKept)
    .map(
      ({ question: { q, expected }, hits }) =>
        `"${q}" expects ${String(expected)}, got: ${hits.join(' | ') || 'nothing'}`,
    );

export const askDemo = async (): Promise<Answer[]> =>
  withServer(async ({ server }) => askQuestions(server.url, questions), { prepare: copyDemoData });

export async function printSearch(): Promise<void> {
  const answers = await askDemo();
  for (const line of missLines(answers)) console.log(line);
  const share = shareOf(answers);
  printVerdict(
    share >= budgets.search.shareMin,
    `${(share * 100).toFixed(0)}% of ${answers.length} questions have what they ask for in the first three hits.`,
  );
}
