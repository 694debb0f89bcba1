import pg from 'pg';
import { budgets } from '../budgets.ts';
import { watch } from '../reading/watch.ts';
import { type RealServer, startRealServer, withDataFolder } from '../real-server.ts';
import { connectionIn, signIn } from '../server/rows.ts';
import { createMembers, mailMembers } from './mail-run.ts';

const OWNERS = 5000;
const IDLE_MS = 20_000;

async function measure(server: RealServer, client: pg.Client): Promise<boolean> {
  await createMembers(client, OWNERS);
  const { token } = await signIn(client);
  const target = {
    url: `${server.address}/api/auth/user`,
    headers: { cookie: `mijn_session=${token}`, accept: 'application/json' },
    pid: server.pid,
  };
  const lasting = (ms: number) => {
    const end = Date.now() + ms;
    return () => Date.now() >= end;
  };
  await watch(target, lasting(IDLE_MS / 4));
  const idle = await watch(target, lasting(IDLE_MS));
  let isOver = false;
  // The mails are written within a second or two, which is too few calls for a percentile of their own.
  const watched = watch(target, () => isOver);
  const { written, writeMs, sendMs } = await mailMembers(client).finally(() => {
    isOver = true;
  });
  const mailing = await watched;

  console.log(
    `${written} mails were written in ${writeMs.toFixed(0)} ms, and sent in ${(sendMs / 1000).toFixed(0)} s.`,
  );
  console.log('\nGET auth/user      calls   p95 ms   slowest ms');
  for (const [name, { calls, p95, slowest }] of Object.entries({ idle, mailing })) {
    const figures = `${String(calls).padStart(9)}${p95.toFixed(1).padStart(9)}${slowest.toFixed(1).padStart(13)}`;
    console.log(`${name.padEnd(15)}${figures}`);
  }
  const slower = mailing.p95 / idle.p95;
  const { writeMsMax, p95Max } = budgets.notifications;
  const isKept = written === OWNERS && writeMs < writeMsMax && slower < p95Max;
  console.log(
    `${isKept ? 'kept' : 'BROKEN'}: ${writeMs.toFixed(0)} ms of at most ${writeMsMax}, ` +
      `and a p95 of ${slower.toFixed(2)} times the idle one, which must be under ${p95Max}`,
  );
  return isKept;
}

/**
 * Prints how long the mails to 5,000 owners take to write, and the response times of the server meanwhile. This is
 * the command `bench notifications`.
 */
export async function printNotifications(): Promise<void> {
  await withDataFolder(async (dataDir) => {
    const server = await startRealServer(dataDir, [], 'src/testing/run-notifications.ts');
    const client = new pg.Client(connectionIn(dataDir));
    try {
      await client.connect();
      if (!(await measure(server, client))) process.exitCode = 1;
    } finally {
      await client.end();
      await server.stop();
    }
  });
}
