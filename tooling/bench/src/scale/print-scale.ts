import { moduleFixtures } from '@mijn/server/testing/fixtures';
import { budgets } from '../budgets.ts';
import { withDataFolder } from '../harness/real-server.ts';
import { printVerdict, tableOf, verdictOf } from '../harness/report.ts';
import { largeFilling, smallFilling } from './fill.ts';
import { measure, type Times } from './measure.ts';
import { makeFilling, openFilling } from './open-filling.ts';

const { growthMax } = budgets.scale;

const DOCUMENTS = 1_000_000;

const scaleCalls = moduleFixtures.flatMap(({ fixtures }) => fixtures.calls ?? []);

const printRow = tableOf(24, 10, 17, 17, 16, 16);

function print(name: string, { small, large }: { small: Times; large: Times }): boolean {
  const growth = large.call / small.call;
  const isKept = growth <= growthMax;
  const ratios = [small.call / small.bare, large.call / large.bare, large.bare / small.bare, growth];
  const figures = [small.bare, ...ratios].map((figure) => figure.toFixed(2));
  printRow([name, ...figures], verdictOf(isKept));
  return isKept;
}

export async function measureScale(smallFolder: string, largeFolder: string): Promise<void> {
  const small = await openFilling(smallFolder);
  const large = await openFilling(largeFolder).catch(async (error: unknown) => {
    await small.stop();
    throw error;
  });
  try {
    printRow(['call', 'bare, ms', 'call/bare small', 'call/bare large', 'growth of bare', 'growth of call']);
    const missed: string[] = [];
    for (const call of scaleCalls) {
      if (!print(call.name, await measure(call, { small, large }))) missed.push(call.name);
    }
    const names = missed.length === 0 ? '' : `, but for ${missed.join(', ')}`;
    printVerdict(
      missed.length === 0,
      `no call costs more than ${growthMax} times what it costs with few rows${names}`,
    );
  } finally {
    await Promise.all([small.stop(), large.stop()]);
  }
}

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
