import { moduleFixtures } from '@mijn/server/testing/fixtures';
import { budgets } from '../budgets.ts';
import { withDataFolder } from '../real-server.ts';
import { largeFilling, smallFilling } from './fill.ts';
import { measure, type Times } from './measure.ts';
import { makeFilling, openFilling } from './open-filling.ts';

const { growthMax } = budgets.scale;

/** The number of documents in the large filling, unless the command says otherwise. */
const DOCUMENTS = 1_000_000;

/** The calls to measure: every list, detail and search. */
const scaleCalls = moduleFixtures.flatMap(({ fixtures }) => fixtures.calls ?? []);

const COLUMNS = [
  'call',
  'bare, ms',
  'call/bare small',
  'call/bare large',
  'growth of bare',
  'growth of call',
];
const WIDTHS = [24, 10, 17, 17, 16, 16];

function line([name = '', ...figures]: readonly string[]): string {
  const [nameWidth = 0, ...widths] = WIDTHS;
  return (
    name.padEnd(nameWidth) + figures.map((figure, column) => figure.padStart(widths[column] ?? 0)).join('')
  );
}

/** Prints the figures of a call, and returns whether the call meets its budget. */
function print(name: string, { small, large }: { small: Times; large: Times }): boolean {
  const growth = large.call / small.call;
  const isKept = growth <= growthMax;
  const ratios = [small.call / small.bare, large.call / large.bare, large.bare / small.bare, growth];
  const figures = [small.bare, ...ratios].map((figure) => figure.toFixed(2));
  console.log(`${line([name, ...figures])}  ${isKept ? 'kept' : 'NOT KEPT'}`);
  return isKept;
}

/** Measures every call with two filled data folders, and prints the results. */
export async function measureScale(smallFolder: string, largeFolder: string): Promise<void> {
  const small = await openFilling(smallFolder);
  const large = await openFilling(largeFolder).catch(async (error: unknown) => {
    await small.stop();
    throw error;
  });
  try {
    console.log(line(COLUMNS));
    const missed: string[] = [];
    for (const call of scaleCalls) {
      if (!print(call.name, await measure(call, { small, large }))) missed.push(call.name);
    }
    console.log(
      missed.length === 0
        ? `kept: no call costs more than ${growthMax} times what it costs with few rows`
        : `NOT KEPT: more than ${growthMax} times what it costs with few rows: ${missed.join(', ')}`,
    );
    process.exitCode = missed.length === 0 ? 0 : 1;
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

/**
 * Measures every list, detail and search with few rows and with many rows, in turns. This is the command
 * `bench scale`.
 * @param documents the number of documents of the large filling
 */
export async function printScale(documents = DOCUMENTS): Promise<void> {
  await withDataFolder((smallFolder) =>
    withDataFolder(async (largeFolder) => {
      console.log(`Filling two databases, one with ${documents.toLocaleString('en')} documents …`);
      await makeFilling(smallFolder, smallFilling);
      await makeFilling(largeFolder, largeFilling(documents));
      await measureScale(smallFolder, largeFolder);
    }),
  );
}
