import { budgets } from '../../budgets.ts';
import { printVerdict, tableOf } from '../../harness/report.ts';
import { withServer } from '../../harness/with-server.ts';
import { checkWords, type Check } from './check-words.ts';
import { openWordArchive } from './word-archive.ts';
import { readWords } from './word-list.ts';

const { foundMin } = budgets.words;

const shareOf = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function print(checks: readonly Check[], wholeFirst: readonly boolean[]): void {
  const printRow = tableOf(28, 6, 9, 9);
  printRow(['searched, in a', 'times', 'found', 'marked']);
  const kinds = Map.groupBy(checks, ({ relation, where }) => `${relation}, ${where}`);
  for (const [kind, own] of kinds) {
    const found = percent(shareOf(own.map(({ isFound }) => isFound)));
    printRow([kind, own.length, found, percent(shareOf(own.map(({ isMarked }) => isMarked)))]);
  }
  for (const { relation, where, q, form, isFound } of checks.filter(({ isMarked }) => !isMarked))
    console.log(
      `  ${isFound ? 'not marked' : 'not found'}: ${form} in a ${where}, searched by ${q} (${relation})`,
    );
  console.log(
    `whole words stand above parts in ${percent(shareOf(wholeFirst))} of ${wholeFirst.length} searches`,
  );
}

export async function measureWords(): Promise<void> {
  const words = await readWords();
  const forms = [...new Set(words.flatMap(({ word, plural, compounds }) => [word, plural, ...compounds]))];
  await withServer(async ({ server, client }) => {
    const search = await openWordArchive(client, server.url, forms);
    const { checks, wholeFirst } = await checkWords(words, forms, search);
    print(checks, wholeFirst);
    const found = shareOf(checks.map(({ isMarked }) => isMarked));
    printVerdict(
      found >= foundMin,
      `${percent(found)} found and marked, of ${words.length} words; at least ${percent(foundMin)}`,
    );
  });
}
