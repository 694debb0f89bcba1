import { median } from '../harness/percentile.ts';
import { printVerdict, tableOf, verdictOf } from '../harness/report.ts';
import { type Running, withServerOn, withDataFolder } from '../harness/with-server.ts';
import { largeFilling, makeFilling, scaleCalls, smallFilling, type Times, timerOf } from './filling.ts';

/** A call with 1,000,000 documents, 200,000 todos and 100,000 invoices costs at most so many times one with 1,000 rows of each. */
const GROWTH_MAX = 1.3;

/** After the warm-up every connection has planned its queries and the data is in memory. */
const WARM_UP_ROUNDS = 30;
const ROUNDS = 150;

const middleOf = (rounds: readonly Times[]): Times => ({
  call: median(rounds.slice(WARM_UP_ROUNDS).map(({ call }) => call)),
  bare: median(rounds.slice(WARM_UP_ROUNDS).map(({ bare }) => bare)),
});

const printRow = tableOf(24, 10, 17, 17, 16, 16);

async function measure(fewRows: Running, manyRows: Running): Promise<void> {
  const [timeFew, timeMany] = [await timerOf(fewRows), await timerOf(manyRows)];
  printRow(['call', 'bare, ms', 'call/bare small', 'call/bare large', 'growth of bare', 'growth of call']);
  const missed: string[] = [];
  for (const call of scaleCalls) {
    const [few, many]: [Times[], Times[]] = [[], []];
    // The fillings are measured in turns, so that other load on the machine affects both equally.
    for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
      few.push(await timeFew(call));
      many.push(await timeMany(call));
    }
    const [small, large] = [middleOf(few), middleOf(many)];
    const growth = large.call / small.call;
    const ratios = [small.call / small.bare, large.call / large.bare, large.bare / small.bare, growth];
    const figures = [small.bare, ...ratios].map((figure) => figure.toFixed(2));
    printRow([call.name, ...figures], verdictOf(growth <= GROWTH_MAX));
    if (growth > GROWTH_MAX) missed.push(call.name);
  }
  const others = missed.length === 0 ? '' : `, but ${missed.join(', ')}`;
  printVerdict(
    others === '',
    `a call costs at most ${GROWTH_MAX} times what it costs with few rows${others}`,
  );
}

/** Prints what every call costs with few rows and with many. */
export const printScale = async (documents: number): Promise<void> =>
  withDataFolder(async (few) =>
    withDataFolder(async (many) => {
      console.log(`Filling two databases, one with ${documents.toLocaleString('en')} documents …`);
      await makeFilling(few, smallFilling);
      await makeFilling(many, largeFilling(documents));
      await withServerOn(few, async (fewRows) =>
        withServerOn(many, async (manyRows) => measure(fewRows, manyRows)),
      );
    }),
  );
