import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startStoppedStore } from '@mijn/server/testing/stopped-store';
import { budgets } from '../budgets.ts';
import { createAssociation, createMembers, openSession } from '../harness/database.ts';
import { printVerdict } from '../harness/report.ts';
import { printWatched, printWatchHead, targetOf, watchFor, watchIdle } from '../harness/watch.ts';
import { type Running, withServer } from '../harness/with-server.ts';
import { createUploader } from './upload.ts';

const UPLOADERS = 14;
const UPLOAD_BYTES = 1000;
const WATCH_MS = 30_000;
/** The time that the other process gets to start, in milliseconds. */
const START_MS = 3000;
/** The time in milliseconds after which a member tries again. */
const AGAIN_MS = 1000;

async function measure({ server, client }: Running): Promise<void> {
  await createAssociation(client);
  await createMembers(client, 2);
  const target = targetOf(server, (await openSession(client)).headers);
  const uploader = await createUploader(server.url, await openSession(client, '2'));
  printWatchHead();
  const idle = await watchIdle(target, WATCH_MS);
  printWatched('idle', idle);
  // The uploads are made by a process of its own, so that their work does not delay the calls that are measured.
  const program = path.join(import.meta.dirname, 'upload-flooder.ts');
  const parameters = [UPLOADERS, UPLOAD_BYTES, JSON.stringify(uploader), AGAIN_MS].map(String);
  const uploads = spawn(process.execPath, [program, ...parameters], { stdio: 'inherit' });
  const ended = once(uploads, 'exit');
  await wait(START_MS);
  const during = await watchFor(target, WATCH_MS).finally(() => uploads.kill());
  await ended;
  const slower = during.p95 / idle.p95;
  printWatched(`${UPLOADERS} uploads at a time`, during, slower.toFixed(2));
  const { p95Max } = budgets.store;
  printVerdict(
    slower < p95Max,
    `a p95 of ${slower.toFixed(2)} times the idle one, which must be under ${p95Max}`,
  );
}

export async function measureStore(): Promise<void> {
  const store = await startStoppedStore();
  try {
    await withServer(measure, { settings: { FILES_URL: store.filesUrl } });
  } finally {
    await store.end();
  }
}
