import { budgets } from '../budgets.ts';
import { createAssociation, createMembers, openSession } from '../harness/database.ts';
import { printVerdict } from '../harness/report.ts';
import { printWatched, printWatchHead, targetOf, watchDuring, watchIdle } from '../harness/watch.ts';
import type { Running } from '../harness/with-server.ts';
import { mailMembers, withMailServer } from './mail-run.ts';

const OWNERS = 5000;
const IDLE_MS = 20_000;

async function measure({ server, client }: Running): Promise<void> {
  await createAssociation(client);
  await createMembers(client, OWNERS);
  await client.query('vacuum analyze');
  const target = targetOf(server, (await openSession(client)).headers);
  const idle = await watchIdle(target, IDLE_MS);
  // The mails are written within a second or two, which is too few calls for a percentile of their own.
  const { watched: mailing, result } = await watchDuring(target, async () => mailMembers(client));
  const { written, writeMs, sendMs } = result;

  console.log(
    `${written} mails were written in ${writeMs.toFixed(0)} ms, and sent in ${(sendMs / 1000).toFixed(0)} s.\n`,
  );
  printWatchHead();
  printWatched('idle', idle);
  printWatched(`${OWNERS} mails`, mailing);
  const slower = mailing.p95 / idle.p95;
  const { writeMsMax, p95Max } = budgets.notifications;
  printVerdict(
    written === OWNERS && writeMs < writeMsMax && slower < p95Max,
    `${writeMs.toFixed(0)} ms of at most ${writeMsMax}, ` +
      `and a p95 of ${slower.toFixed(2)} times the idle one, which must be under ${p95Max}`,
  );
}

export const measureNotifications = async (): Promise<void> => withMailServer(measure);
