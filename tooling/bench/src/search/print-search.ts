import { copyDemoData } from '@mijn/server/testing/demo-data';
import { budgets } from '../budgets.ts';
import { printVerdict } from '../harness/report.ts';
import { withServer } from '../harness/with-server.ts';
import { type Outcome, askQuestions } from './ask-questions.ts';
import { questions } from './questions.ts';

export const shareOf = (outcomes: readonly Outcome[]): number =>
  outcomes.filter(({ isKept }) => isKept).length / outcomes.length;

/** Returns a line for each question that the first hits do not answer. */
export const missLines = (outcomes: readonly Outcome[]): string[] =>
  outcomes
    .filter(({ isKept }) => !isKept)
    .map(
      ({ question: { q, expected }, hits }) =>
        `"${q}" expects ${String(expected)}, got: ${hits.join(' | ') || 'nothing'}`,
    );

export const askDemo = async (): Promise<Outcome[]> =>
  withServer(async ({ server }) => askQuestions(server.url, questions), { prepare: copyDemoData });

export async function printSearch(): Promise<void> {
  const outcomes = await askDemo();
  for (const line of missLines(outcomes)) console.log(line);
  const share = shareOf(outcomes);
  printVerdict(
    share >= budgets.search.shareMin,
    `${(share * 100).toFixed(0)}% of ${outcomes.length} questions have what they ask for in the first three hits.`,
  );
}
