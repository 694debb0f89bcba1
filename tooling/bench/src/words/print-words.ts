import pg from 'pg';
import { budgets } from '../budgets.ts';
import { startRealServer, withDataFolder } from '../real-server.ts';
import { connectionIn } from '../server/rows.ts';
import { checkWords, type Check } from './check-words.ts';
import { openWordArchive } from './word-archive.ts';
import { readWords } from './word-list.ts';

const { foundMin } = budgets.words;

const shareOf = (values: readonly boolean[]): number => values.filter(Boolean).length / values.length;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

function print(checks: readonly Check[], wholeFirst: readonly boolean[]): void {
  console.log(
    `${'searched'.padEnd(20)}${'in a'.padEnd(8)}${'times'.padStart(6)}${'found'.padStart(9)}${'marked'.padStart(9)}`,
  );
  const kinds = Map.groupBy(checks, ({ relation, where }) => `${relation.padEnd(20)}${where.padEnd(8)}`);
  for (const [kind, own] of kinds) {
    const found = percent(shareOf(own.map(({ isFound }) => isFound)));
    const marked = percent(shareOf(own.map(({ isMarked }) => isMarked)));
    console.log(`${kind}${String(own.length).padStart(6)}${found.padStart(9)}${marked.padStart(9)}`);
  }
  for (const { relation, where, q, form, isFound } of checks.filter(({ isMarked }) => !isMarked))
    console.log(
      `  ${isFound ? 'not marked' : 'not found'}: ${form} in a ${where}, searched by ${q} (${relation})`,
    );
  console.log(
    `whole words stand above parts in ${percent(shareOf(wholeFirst))} of ${wholeFirst.length} searches`,
  );
}

/**
 * Searches for a list of words by each of their forms, in names and texts of an archive, and prints the share
 * that is found. This is the command `bench words`.
 */
export async function printWords(): Promise<void> {
  const words = await readWords();
  const forms = [...new Set(words.flatMap(({ word, plural, compounds }) => [word, plural, ...compounds]))];
  await withDataFolder(async (folder) => {
    const server = await startRealServer(folder);
    const client = new pg.Client(connectionIn(folder));
    try {
      await client.connect();
      const search = await openWordArchive(client, server.address, forms);
      const { checks, wholeFirst } = await checkWords(words, forms, search);
      print(checks, wholeFirst);
      const found = shareOf(checks.map(({ isMarked }) => isMarked));
      const isKept = found >= foundMin;
      console.log(
        `${isKept ? 'kept' : 'NOT KEPT'}: ${percent(found)} found and marked, of ${words.length} words; at least ${percent(foundMin)}`,
      );
      process.exitCode = isKept ? 0 : 1;
    } finally {
      await client.end();
      await server.stop();
    }
  });
}
