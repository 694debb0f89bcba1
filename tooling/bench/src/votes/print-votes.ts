import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { budgets } from '../budgets.ts';
import { withClient } from '../harness/database.ts';
import { percentile } from '../harness/percentile.ts';
import { type RealServer, startRealServer, withDataFolder } from '../harness/real-server.ts';
import { printVerdict, tableOf } from '../harness/report.ts';
import { startTarget, type Target } from '../kills/target.ts';
import { addAssociation, type Choice, signInVoters, type Voter } from './voters.ts';

/** The members who vote in the measured association, and in each of two others at the same time. */
const MEMBERS = 300;
const MEMBERS_BESIDE = 50;

/** The time over which the votes are spread, in milliseconds. */
const SPREAD_MS = 10_000;

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

/** Kills the first server while all vote. Returns the milliseconds until each vote was confirmed. */
async function voteWhileKilled(
  voters: readonly Voter[],
  target: Target,
  choice: Choice,
  others: readonly RealServer[] = [],
): Promise<number[]> {
  const killed = wait(SPREAD_MS / 2).then(async () => target.kill('server'));
  const urls = () => [target.url(), ...others.map(({ url }) => url)];
  const times = await voteAll(voters, urls, choice);
  await killed;
  return times;
}

/** Starts another server on the database of a server that runs. */
const startBeside = async (dataDir: string): Promise<RealServer> =>
  startRealServer(dataDir, [], 'src/main.ts', {
    DATABASE_URL: `postgresql://postgres@localhost/mijn?host=${encodeURIComponent(path.join(dataDir, 'socket'))}`,
  });

/** Returns the voters whose last confirmed vote is not what the database has. */
async function listLost(client: pg.Client, voters: readonly Voter[]): Promise<Voter[]> {
  const { rows } = await client.query<{ apartment_id: string; choice: string }>(
    'select apartment_id, choice from ballot_votes',
  );
  const choices = new Map(rows.map(({ apartment_id, choice }) => [apartment_id, choice]));
  const isDoubled = rows.length !== choices.size;
  return voters.filter(({ apartmentId, confirmed }) => isDoubled || choices.get(apartmentId) !== confirmed);
}

async function measure(target: Target, dataDir: string): Promise<void> {
  const [measured, ...others] = await withClient(dataDir, async (client) => [
    await signInVoters(client, target.url(), await addAssociation(client, 'v1', MEMBERS)),
    await signInVoters(client, target.url(), await addAssociation(client, 'v2', MEMBERS_BESIDE)),
    await signInVoters(client, target.url(), await addAssociation(client, 'v3', MEMBERS_BESIDE)),
  ]);
  const beside = others.flat();
  if (!measured) throw new Error('There are no voters.');
  const all = [...measured, ...beside];
  const countLost = async (): Promise<number> =>
    withClient(dataDir, async (client) => (await listLost(client, all)).length);
  const urls = () => [target.url()];
  const [times] = await Promise.all([voteAll(measured, urls, 'for'), voteAll(beside, urls, 'for')]);
  const lost = await countLost();

  const whileAway = await voteWhileKilled(all, target, 'against');
  const lostByKill = await countLost();

  const second = await startBeside(dataDir);
  const ofTwo = await voteWhileKilled(all, target, 'for', [second]);
  await second.stop();
  const lostByOne = await countLost();

  const printRow = tableOf(56, 8);
  printRow([
    `votes of ${MEMBERS} members in ${SPREAD_MS / 1000} s, beside ${beside.length} others`,
    measured.length,
  ]);
  printRow(['until a vote is confirmed, ms: the median', percentile(times, 0.5).toFixed(0)]);
  printRow(['the slowest', Math.max(...times).toFixed(0)]);
  printRow(['the slowest while the only server is killed and started', Math.max(...whileAway).toFixed(0)]);
  printRow(['the slowest while one of two servers is killed', Math.max(...ofTwo).toFixed(0)]);
  const { confirmedMsMax } = budgets.votes;
  printVerdict(
    Math.max(...times, ...ofTwo) <= confirmedMsMax,
    `every vote is confirmed within ${confirmedMsMax} ms, also while one of two servers is killed`,
  );
  printVerdict(
    lost + lostByKill + lostByOne === 0,
    `no vote is lost or counted twice: ${lost} faults, ${lostByKill} with a server that is killed, ${lostByOne} with one of two`,
  );
}

/** Prints how long members wait for the confirmation of their vote, also while a server is killed, and whether that loses votes. */
export const printVotes = async (): Promise<void> =>
  withDataFolder(async (dataDir) => {
    const target = await startTarget(dataDir);
    try {
      await measure(target, dataDir);
    } finally {
      await target.stop();
    }
  });
