import { moduleFixtures } from '@mijn/server/testing/fixtures';
import { mailMembers, withMailServer } from '../fair/mail-run.ts';
import { createAssociation, createMembers } from '../harness/database.ts';
import { withDataFolder } from '../harness/real-server.ts';
import { tableOf } from '../harness/report.ts';
import { withDemo } from '../harness/with-server.ts';
import { largeFilling } from '../scale/fill.ts';
import { makeFilling, openFilling } from '../scale/open-filling.ts';
import { actionsOf } from './actions.ts';
import { type Cost, costOf, meterOf, repeat } from './costs.ts';

/** More rows do not change the cost of a call (`bench scale`). */
const DOCUMENTS = 200_000;

const MAILS = 2000;

const WARM_UP = 50;
const CALLS = 200;

const printLine = tableOf(36, 13, 15, 15);

function printHead(title: string): void {
  console.log(`\n${title}`);
  printLine(['', 'server, ms', 'database, ms', 'a core, /s']);
}

function printCost(name: string, { server, database }: Cost): void {
  const perSecond = 1000 / (server + database);
  printLine([name, server.toFixed(2), database.toFixed(2), perSecond.toFixed(0)]);
}

async function printCalls(): Promise<void> {
  await withDataFolder(async (dataDir) => {
    console.log(`Filling a database with ${DOCUMENTS.toLocaleString('en')} documents …`);
    await makeFilling(dataDir, largeFilling(DOCUMENTS));
    const filling = await openFilling(dataDir);
    try {
      const meter = await meterOf(filling.server, filling.client);
      const { rows } = await filling.client.query<{ bytes: string }>(
        'select pg_database_size(current_database()) as bytes',
      );
      const bytes = Number(rows[0]?.bytes);
      printHead('Calls of the API, one at a time');
      for (const call of moduleFixtures.flatMap(({ fixtures }) => fixtures.calls ?? [])) {
        const send = async (): Promise<number> => filling.timeCall(call);
        await repeat(WARM_UP, send);
        printCost(call.name, await costOf(meter, CALLS, async () => repeat(CALLS, send)));
      }
      console.log(
        `\nThe database has ${(bytes / 1e9).toFixed(2)} GB: ${(bytes / DOCUMENTS / 1000).toFixed(1)} kB for each ` +
          'document with a page of text, with its share of the other rows and the indexes.',
      );
    } finally {
      await filling.stop();
    }
  });
}

const printActions = async (): Promise<void> =>
  withDemo(async ({ server, client }) => {
    const meter = await meterOf(server, client);
    printHead('Pages, signing in and files');
    for (const { name, times, warmUp, act } of await actionsOf(server.url, client)) {
      await act(warmUp);
      printCost(name, await costOf(meter, times, async () => act(times)));
    }
  });

const printMails = async (): Promise<void> =>
  withMailServer(async ({ server, client }) => {
    await createAssociation(client);
    await createMembers(client, MAILS);
    const meter = await meterOf(server, client);
    printHead(`Mails, of ${MAILS.toLocaleString('en')}, written and sent as files`);
    printCost('a mail', await costOf(meter, MAILS, async () => void (await mailMembers(client))));
  });

export async function printCapacity(): Promise<void> {
  await printActions();
  await printMails();
  await printCalls();
}
