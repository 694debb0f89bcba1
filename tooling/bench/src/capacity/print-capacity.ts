import { moduleFixtures } from '@mijn/server/testing/fixtures';
import pg from 'pg';
import { createMembers, mailMembers } from '../notifications/mail-run.ts';
import { startRealServer, withDataFolder } from '../real-server.ts';
import { largeFilling } from '../scale/fill.ts';
import { makeFilling, openFilling } from '../scale/open-filling.ts';
import { connectionIn } from '../server/rows.ts';
import { actionsOf } from './actions.ts';
import { type Cost, costOf, meterOf, repeat } from './costs.ts';

/** The number of documents. More rows do not change what a call costs (`bench scale`). */
const DOCUMENTS = 200_000;

const MAILS = 2000;

const WARM_UP = 50;
const CALLS = 200;

const WIDTHS = [36, 13, 15, 15];

function printLine(cells: readonly string[]): void {
  console.log(
    cells.map((cell, at) => (at === 0 ? cell.padEnd(36) : cell.padStart(WIDTHS[at] ?? 0))).join(''),
  );
}

function printHead(title: string): void {
  console.log(`\n${title}`);
  printLine(['', 'server, ms', 'database, ms', 'a core, /s']);
}

function printCost(name: string, { server, database }: Cost): void {
  const perSecond = 1000 / (server + database);
  printLine([name, server.toFixed(2), database.toFixed(2), perSecond.toFixed(0)]);
}

/** Prints the cost of every list, detail and search, with many rows. */
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

/** Prints the cost of pages, of signing in, and of files, with the demo. */
async function printActions(): Promise<void> {
  await withDataFolder(async (dataDir) => {
    console.log('\nImporting the demo …');
    const server = await startRealServer(dataDir, ['--demo']);
    const client = new pg.Client(connectionIn(dataDir));
    try {
      await client.connect();
      const meter = await meterOf(server, client);
      printHead('Pages, signing in and files');
      for (const { name, times, warmUp, act } of await actionsOf(server.address, client)) {
        await act(warmUp);
        printCost(name, await costOf(meter, times, async () => act(times)));
      }
    } finally {
      await client.end();
      await server.stop();
    }
  });
}

/** Prints the cost of a mail to each member of an association. */
async function printMails(): Promise<void> {
  await withDataFolder(async (dataDir) => {
    const server = await startRealServer(dataDir, [], 'src/testing/run-notifications.ts');
    const client = new pg.Client(connectionIn(dataDir));
    try {
      await client.connect();
      await createMembers(client, MAILS);
      const meter = await meterOf(server, client);
      printHead(`Mails, of ${MAILS.toLocaleString('en')}, written and sent as files`);
      printCost('a mail', await costOf(meter, MAILS, async () => void (await mailMembers(client))));
    } finally {
      await client.end();
      await server.stop();
    }
  });
}

/**
 * Prints the processor time of the server and of PostgreSQL for each call, page, sign-in, upload and mail, which
 * docs/capacity.md counts with. This is the command `bench capacity`.
 */
export async function printCapacity(): Promise<void> {
  await printActions();
  await printMails();
  await printCalls();
}
