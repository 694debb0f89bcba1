import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createPdf } from '@mijn/server/testing/files';
import type pg from 'pg';
import { budgets } from '../budgets.ts';
import { createAssociation, createMembers, openSession } from '../harness/database.ts';
import { printVerdict } from '../harness/report.ts';
import { printWatched, printWatchHead, targetOf, watchFor, watchIdle } from '../harness/watch.ts';
import { type Running, withServer } from '../harness/with-server.ts';
import { createUploader, uploadFile, type Uploader } from './upload.ts';

const IDLE_MS = 10_000;
const TRANSFER_MS = 30_000;
/** The time that the other process gets to start, in milliseconds. */
const START_MS = 3000;
const READERS = 50;
const DOCUMENTS = 20;
const DOCUMENT_BYTES = 4_000_000;
const UPLOADS_AT_ONCE = 40;
const UPLOAD_BYTES = 500_000;
/** The first of the members who read a zip. The others are the member who is watched, and the one who uploads. */
const FIRST_READER = 3;

/** Adds documents, and returns the path of a zip with all of them. */
async function addZip(client: pg.Client, uploader: Uploader): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    `insert into archive_groups (association_id, id, code, name, is_board_only, position)
      values ($1, uuidv7(), 'A', 'Vergaderstukken', false, 0) returning id`,
    [uploader.association_id],
  );
  const pdf = await createPdf('Begroting');
  const ids: string[] = [];
  for (let number = 1; number <= DOCUMENTS; number += 1) {
    const bytes = Buffer.concat([pdf, randomBytes(DOCUMENT_BYTES)]);
    const file = {
      path: 'archive/documents',
      name: `Begroting ${number}.pdf`,
      type: 'application/pdf',
      bytes,
    };
    const stored: unknown = JSON.parse(
      await uploadFile(uploader, { ...file, fields: { group_id: rows[0]?.id ?? '' } }),
    );
    if (typeof stored === 'object' && stored !== null && 'id' in stored) ids.push(String(stored.id));
  }
  return `${uploader.url}/api/associations/${uploader.association_id}/archive/zip?ids=${ids.join(',')}`;
}

async function untilRead(client: pg.Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query(
      "select from file_readings where searchability = 'pending' limit 1",
    );
    if (rowCount === 0) return;
    await wait(100);
  }
}

/** The others are processes of their own, so that their work does not delay the calls that are measured. */
const start = (program: string, parameters: readonly string[]): ChildProcess =>
  spawn(process.execPath, [path.join(import.meta.dirname, program), ...parameters], { stdio: 'inherit' });

async function measure({ server, client }: Running): Promise<void> {
  await createAssociation(client);
  await createMembers(client, READERS + FIRST_READER - 1);
  await client.query(
    "update memberships set is_board = true from users where users.id = user_id and users.code = '2'",
  );
  const target = targetOf(server, (await openSession(client)).headers);
  const uploader = await createUploader(server.url, await openSession(client, '2'));
  const zip = await addZip(client, uploader);
  await untilRead(client);
  const cookies: string[] = [];
  for (let number = 0; number < READERS; number += 1) {
    const reader = await openSession(client, String(FIRST_READER + number));
    cookies.push(reader.headers['cookie'] ?? '');
  }
  printWatchHead();
  const idle = await watchIdle(target, IDLE_MS);
  printWatched('idle', idle);
  const { zipsP95Max, uploadsP95Max } = budgets.transfers;
  const transfers = [
    {
      name: `${READERS} slow readers of a zip`,
      begin: () => start('slow-readers.ts', [zip, ...cookies]),
      p95Max: zipsP95Max,
    },
    {
      name: `${UPLOADS_AT_ONCE} uploads at once, without end`,
      begin: () =>
        start('upload-flooder.ts', [String(UPLOADS_AT_ONCE), String(UPLOAD_BYTES), JSON.stringify(uploader)]),
      p95Max: uploadsP95Max,
    },
  ];
  for (const { name, begin, p95Max } of transfers) {
    const others = begin();
    try {
      await wait(START_MS);
      const watched = await watchFor(target, TRANSFER_MS);
      if (others.exitCode !== null) throw new Error(`${name}: they ended.`);
      const slower = watched.p95 / idle.p95;
      printWatched(name, watched, slower.toFixed(2));
      printVerdict(
        slower < p95Max,
        `a p95 of ${slower.toFixed(2)} times the idle one, which must be under ${p95Max}`,
      );
    } finally {
      others.kill('SIGKILL');
    }
  }
}

/** With the limit of uploads in a minute, as in production: what is refused is part of the flood. */
export const measureTransfers = async (): Promise<void> =>
  withServer(measure, { settings: { CALL_LIMITS: 'on' } });
