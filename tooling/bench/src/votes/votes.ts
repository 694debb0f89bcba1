import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withClient } from '../harness/database.ts';
import { median } from '../harness/percentile.ts';
import { startRealServer } from '@mijn/server/testing/real-server';
import { withDataFolder } from '../harness/with-server.ts';
import { printVerdict, tableOf } from '../harness/report.ts';
import { type Target, type Victim, withTarget } from './target.ts';
import { addVoters, type Choice, type Voter } from './voters.ts';

/** The members who vote in the measured association, and in each of two others at the same time. */
const MEMBERS = 300;
const MEMBERS_BESIDE = 50;

/** The time over which the votes are spread, in milliseconds. */
const SPREAD_MS = 10_000;

/** The longest time until a vote is confirmed, in milliseconds. */
const CONFIRMED_MS_MAX = 2000;

/** All vote at a random moment. Returns the milliseconds until each vote was confirmed. */
const voteAll = async (
  voters: readonly Voter[],
  urls: () => readonly string[],
  choice: Choice,
): Promise<number[]> =>
  Promise.all(
    voters.map(async ({ vote }) => {
      await wait(Math.random() * SPREAD_MS);
      return vote(urls, choice);
    }),
  );

async function measure(target: Target, dataDir: string): Promise<void> {
  const [measured, beside] = await withClient(dataDir, async (client) => {
    const add = async (code: string, members: number) => addVoters(client, target.url(), code, members);
    return [
      await add('v1', MEMBERS),
      [...(await add('v2', MEMBERS_BESIDE)), ...(await add('v3', MEMBERS_BESIDE))],
    ] as const;
  });
  const all = [...measured, ...beside];
  const printRow = tableOf(52, 7, 11, 12);
  /** Prints the slowest vote, and whether the database has the last confirmed vote of each apartment once. */
  const print = async (name: string, times: readonly number[], max = Infinity): Promise<void> => {
    const { rows } = await withClient(dataDir, async (client) =>
      client.query<{ apartment_id: string; choice: string }>('select apartment_id, choice from ballot_votes'),
    );
    const choices = new Map(rows.map(({ apartment_id, choice }) => [apartment_id, choice]));
    const lost = all.filter(({ apartmentId, confirmed }) => choices.get(apartmentId) !== confirmed).length;
    const slowest = Math.max(...times);
    printRow([name, median(times).toFixed(0), slowest.toFixed(0), lost]);
    if (lost > 0 || rows.length !== all.length) printVerdict(false, 'no vote is lost or counted twice');
    if (slowest > max) printVerdict(false, `every vote is confirmed within ${max} ms`);
  };
  /** All vote, and in the middle of it something is killed. */
  const voteWhileKilled = async (
    victim: Victim,
    urls: () => readonly string[],
    choice: Choice,
  ): Promise<number[]> => {
    const kill = async (): Promise<void> => {
      await wait(SPREAD_MS / 2);
      await target.kill(victim);
    };
    const [times] = await Promise.all([voteAll(all, urls, choice), kill()]);
    return times;
  };

  printRow(['until a vote is confirmed, ms', 'median', 'slowest', 'lost votes']);
  const one = () => [target.url()];
  const [times] = await Promise.all([voteAll(measured, one, 'for'), voteAll(beside, one, 'for')]);
  await print(
    `${MEMBERS} members in ${SPREAD_MS / 1000} s, beside ${beside.length}`,
    times,
    CONFIRMED_MS_MAX,
  );
  for (const [turn, victim] of (['server', 'database', 'server and database'] as const).entries()) {
    const slow = await voteWhileKilled(victim, one, turn % 2 === 0 ? 'against' : 'for');
    await print(`the ${victim} killed and started`, slow);
  }

  const socket = encodeURIComponent(path.join(dataDir, 'socket'));
  const second = await startRealServer(dataDir, [], 'src/main.ts', {
    DATABASE_URL: `postgresql://postgres@localhost/mijn?host=${socket}`,
  });
  const ofTwo = await voteWhileKilled('server', () => [target.url(), second.url], 'for');
  await second.stop();
  await print('one of two servers killed', ofTwo, CONFIRMED_MS_MAX);
  if (process.exitCode === undefined) printVerdict(true, 'no vote is lost, and the others are in time');
}

/** Prints how long members wait for the confirmation of their vote, also while a server is killed, and whether that loses votes. */
export const printVotes = async (): Promise<void> =>
  withDataFolder(async (dataDir) => withTarget(dataDir, async (target) => measure(target, dataDir)));
