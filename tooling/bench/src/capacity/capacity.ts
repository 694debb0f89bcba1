import { createPdf } from '@mijn/server/testing/files';
import { createLargePhoto } from '@mijn/server/testing/photos';
import { openMember } from '../browser/member.ts';
import { mailMembers, until, withMailServer } from '../fair/mail-run.ts';
import { uploadFile, uploadPhotos } from '../fair/upload.ts';
import { printVerdict, tableOf } from '../harness/report.ts';
import { signIn } from '../harness/session.ts';
import { type Running, withDemo, withServerOn, withDataFolder } from '../harness/with-server.ts';
import { largeFilling, makeFilling, scaleCalls, timerOf } from '../scale/filling.ts';
import { listScreens } from '../screens.ts';
import { type Cost, meterOf } from './meter.ts';

/** More rows do not change the cost of a call (`bench scale`). */
const DOCUMENTS = 200_000;

const MAILS = 2000;

/** The maximum processor time of the server for a page, in milliseconds. */
const pagesMax: Readonly<Record<string, number>> = { '/archive': 25, '/': 15 };

const printLine = tableOf(48, 13, 15, 15);

function printCost(name: string, { server, database }: Cost): void {
  const perSecond = 1000 / (server + database);
  printLine([name, server.toFixed(2), database.toFixed(2), perSecond.toFixed(0)]);
}

async function get(url: string, headers: Readonly<Record<string, string>>): Promise<Buffer> {
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

async function printActions(running: Running): Promise<void> {
  const { server, client } = running;
  const { url } = server;
  const costOf = await meterOf(running);
  const { cookie, ids } = await openMember(url);
  const headers = await signIn(url);
  const read = async <T>(path: string): Promise<T> => {
    const content: T = JSON.parse((await get(`${url}/api${path}`, headers)).toString());
    return content;
  };
  const { last_active_association_id: association_id } = await read<{ last_active_association_id: string }>(
    '/auth/user',
  );
  const path = `/associations/${association_id}`;
  const uploader = { url, association_id, headers };
  const groups = await read<{ data: { id: string }[] }>(`${path}/archive/groups`);
  const fields = { group_id: groups.data[0]?.id ?? '' };
  const line = 'Het bestuur stelt voor om het schilderwerk aan de achterzijde dit jaar te laten uitvoeren.\n';
  const uploadPdf = async (number: number): Promise<{ id: string }> => {
    const pages = Array.from({ length: 10 }, (__, page) => `${number} ${page}\n${line.repeat(40)}`);
    const file = {
      path: 'archive/documents',
      fields,
      name: `Notulen ${number}.pdf`,
      bytes: await createPdf(...pages),
    };
    const stored: { id: string } = JSON.parse(await uploadFile(uploader, file));
    return stored;
  };
  const idle = `select from graphile_worker.jobs having not coalesce(bool_or(run_at <= now() and attempts < max_attempts), false)`;
  /** The first turns are not measured, so that code is compiled and data is in memory. */
  const print = async (
    name: string,
    [warmUp, times]: readonly [number, number],
    act: (turn: number) => Promise<unknown>,
  ): Promise<Cost> => {
    const repeat = async (from: number, count: number): Promise<void> => {
      for (let turn = from; turn < from + count; turn += 1) await act(turn);
      await until(client, idle);
    };
    await repeat(0, warmUp);
    const cost = await costOf(times, async () => repeat(warmUp, times));
    printCost(name, cost);
    return cost;
  };

  for (const { name, path: pagePath, isForMembers } of await listScreens(ids)) {
    if (!isForMembers && name !== '/login') continue;
    const accept = { accept: 'text/html', 'accept-encoding': 'br', ...(isForMembers && { cookie }) };
    const cost = await print(`page: ${name}`, [50, 200], async () => get(url + pagePath, accept));
    const max = pagesMax[name];
    if (max !== undefined) printVerdict(cost.server <= max, `at most ${max} ms of the server`);
  }
  await print('signing in', [5, 40], async () => signIn(url));
  const { id } = await uploadPdf(-1);
  await print('the document again, as a download', [20, 200], async () =>
    get(`${url}/api${path}/archive/documents/${id}/file`, headers),
  );
  await print('upload: a PDF of 10 pages, and reading', [3, 20], uploadPdf);
  const photo = await createLargePhoto();
  const photos = uploadPhotos(uploader, photo, 11, photo.length);
  await print('upload: a photo of 12 MP, and pictures', [1, 10], async () => photos.next().value);
}

async function printMails(running: Running): Promise<void> {
  const costOf = await meterOf(running);
  const cost = await costOf(MAILS, async () => mailMembers(running.client, MAILS));
  printCost(`a mail of ${MAILS}, as a file`, cost);
}

async function printCalls(running: Running): Promise<void> {
  const costOf = await meterOf(running);
  const time = await timerOf(running);
  for (const call of scaleCalls) {
    const repeat = async (times: number): Promise<void> => {
      for (let turn = 0; turn < times; turn += 1) await time(call, false);
    };
    await repeat(50);
    printCost(call.name, await costOf(200, async () => repeat(200)));
  }
  const { rows } = await running.client.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  const each = Number(rows[0]?.bytes) / DOCUMENTS / 1000;
  console.log(
    `The database has ${each.toFixed(1)} kB for each of ${DOCUMENTS.toLocaleString('en')} documents with a page of text, ` +
      'with its share of the other rows and the indexes.',
  );
}

/** Prints the processor time of every page, upload, mail and call. */
export async function printCapacity(): Promise<void> {
  printLine(['', 'server, ms', 'database, ms', 'a core, /s']);
  await withDemo(printActions);
  await withMailServer(MAILS, printMails);
  await withDataFolder(async (dataDir) => {
    await makeFilling(dataDir, largeFilling(DOCUMENTS));
    await withServerOn(dataDir, printCalls);
  });
}
