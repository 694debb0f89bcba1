import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createPdf } from '@mijn/server/testing/files';
import { createLargePhoto } from '@mijn/server/testing/photos';
import type pg from 'pg';
import { differentPhotos, uploadFile, uploadPhoto, type Uploader } from '../fair/upload.ts';
import { signIn } from '../harness/session.ts';
import { fetchHtml } from '../pages/html.ts';
import { repeat } from './costs.ts';

export interface Action {
  name: string;
  /** The repeats before those that are measured, so that code is compiled and data is in memory. */
  warmUp: number;
  times: number;
  /** Does it so many times, and waits until the work in the background has ended. */
  act: (times: number) => Promise<void>;
}

const PAGES = 10;
const LINES = 40;
const LINE = 'Het bestuur stelt voor om het schilderwerk aan de achterzijde dit jaar te laten uitvoeren.\n';

const PATIENCE_MS = 10 * 60_000;

async function untilIdle(client: pg.Client): Promise<void> {
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(100)) {
    const due = await client.query(
      'select from graphile_worker.jobs where run_at <= now() and attempts < max_attempts limit 1',
    );
    if (due.rowCount === 0) return;
  }
  throw new Error('The work in the background took too long.');
}

async function get(url: string, cookie: string): Promise<Buffer> {
  const response = await fetch(url, { headers: { cookie } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return Buffer.from(await response.arrayBuffer());
}

async function read<T>(url: string, cookie: string): Promise<T> {
  const response: T = JSON.parse((await get(url, cookie)).toString());
  return response;
}

async function uploadDocument(uploader: Uploader, group_id: string): Promise<string> {
  const id = randomUUID();
  const bytes = await createPdf(
    ...Array.from({ length: PAGES }, (_, page) => `${id} ${page}\n${LINE.repeat(LINES)}`),
  );
  const response: { id: string } = JSON.parse(
    await uploadFile(uploader, {
      path: 'archive/documents',
      fields: { group_id },
      name: `Notulen ${id}.pdf`,
      type: 'application/pdf',
      bytes,
    }),
  );
  return `archive/documents/${response.id}`;
}

export async function actionsOf(url: string, client: pg.Client): Promise<Action[]> {
  const headers = await signIn(url);
  const { cookie } = headers;
  const user = await read<{ associations: { id: string }[] }>(`${url}/api/auth/user`, cookie);
  const [association] = user.associations;
  if (!association) throw new Error('The member of the demo has no association.');
  const association_id = association.id;
  const base = `${url}/api/associations/${association_id}`;
  const groups = await read<{ data: { id: string }[] }>(`${base}/archive/groups`, cookie);
  const group_id = groups.data[0]?.id ?? '';
  const uploader = { url, association_id, headers };
  const document = await uploadDocument(uploader, group_id);
  const photo = await createLargePhoto();

  const page = (name: string, path: string, as: string | undefined): Action => ({
    name,
    warmUp: 50,
    times: 200,
    act: async (times) =>
      repeat(times, async () => {
        const { status } = await fetchHtml(url + path, as);
        if (status !== 200) throw new Error(`${path} answered ${status}.`);
      }),
  });
  return [
    page('page: sign-in', '/login', undefined),
    page('page: overview', '/', cookie),
    page('page: archive', '/archive', cookie),
    page('page: action items', '/todos', cookie),
    page('page: meetings', '/meetings', cookie),
    {
      name: 'signing in',
      warmUp: 5,
      times: 40,
      act: async (times) => repeat(times, async () => signIn(url)),
    },
    {
      name: 'the document again, as a download',
      warmUp: 20,
      times: 200,
      act: async (times) => repeat(times, async () => get(`${base}/${document}/file`, cookie)),
    },
    {
      name: `upload: a PDF of ${PAGES} pages, and reading`,
      warmUp: 3,
      times: 20,
      act: async (times) => {
        await repeat(times, async () => uploadDocument(uploader, group_id));
        await untilIdle(client);
      },
    },
    {
      name: 'upload: a photo of 12 MP, and pictures',
      warmUp: 1,
      times: 10,
      act: async (times) => {
        for (const bytes of differentPhotos(photo, times, photo.length)) {
          await uploadPhoto(uploader, bytes);
        }
        await untilIdle(client);
      },
    },
  ];
}
