import { setTimeout as wait } from 'node:timers/promises';
import { createPdf } from '@mijn/server/testing/files';
import { startStoppedStore } from '@mijn/server/testing/stopped-store';
import { budgets } from '../budgets.ts';
import { createAssociation, createMembers, openSession } from '../harness/database.ts';
import { printVerdict } from '../harness/report.ts';
import { printWatched, printWatchHead, targetOf, watchFor, watchIdle } from '../harness/watch.ts';
import { type Running, withServer } from '../harness/with-server.ts';
import { createUploader, uploadFile } from './upload.ts';

const UPLOADERS = 14;
const WATCH_MS = 30_000;
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
  const refusals = new Map<string, number>();
  const over = new AbortController();
  const members = Array.from({ length: UPLOADERS }, async (_, number) => {
    const bytes = Buffer.from(await createPdf(`Offerte ${number}`));
    const file = { path: 'attachments', name: 'Offerte.pdf', type: 'application/pdf', bytes };
    while (!over.signal.aborted) {
      const outcome = await uploadFile(uploader, file).catch((error: unknown) => String(error));
      const code = /"code":"(\w+)"/u.exec(outcome)?.[1] ?? outcome;
      refusals.set(code, (refusals.get(code) ?? 0) + 1);
      await wait(AGAIN_MS);
    }
  });
  const during = await watchFor(target, WATCH_MS);
  over.abort();
  await Promise.all(members);
  const slower = during.p95 / idle.p95;
  printWatched(`${UPLOADERS} uploads at a time`, during, slower.toFixed(2));
  console.log(`Uploads were refused: ${[...refusals].map((one) => one.join(' ')).join(', ')}.`);
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
