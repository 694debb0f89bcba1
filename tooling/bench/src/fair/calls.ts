import { WORD } from '@mijn/server/testing/fixtures';
import type { Settings } from '@mijn/server/testing/real-server';
import { startStoppedStore } from '@mijn/server/testing/stopped-store';
import { buildPortal } from '../build.ts';
import { openSession } from '../harness/database.ts';
import { demoMember, signIn, visit } from '../harness/session.ts';
import { withDemo, withMembers, withServer } from '../harness/with-server.ts';
import { makeFilling, smallFilling } from '../scale/filling.ts';
import { callOf, type Callers, measureBeside } from './beside.ts';
import { createUploader } from './upload.ts';

/** The p95 of a member, when idle and beside strangers who flood the sign-in, or hold connections. */
export const measureAttack = async (): Promise<void> =>
  withMembers(1, async (running) => {
    const { url } = running.server;
    const attack = { url, headers: await visit(url) };
    await measureBeside(running, await callOf(running), [
      {
        name: '32 logins at once, without end',
        work: [['logins', { ...attack, atOnce: 32 }]],
        p95Max: 3,
      },
      {
        name: '2,000 idle connections, 50 slow calls',
        work: [
          ['idle', { ...attack, atOnce: 2000 }],
          ['slow', { ...attack, atOnce: 50 }],
        ],
        p95Max: 3,
      },
    ]);
  });

/** What the member who floods calls, 40 at once. */
interface Flood {
  name: string;
  path: (association_id: string) => string;
}

const searches: readonly Flood[] = [
  { name: '40 searches in everything', path: (id) => `/api/associations/${id}/search?q=${WORD}` },
  {
    name: '40 text searches of the archive',
    path: (id) => `/api/associations/${id}/archive/documents?in_text=true&q=${WORD}`,
  },
];

const pages: readonly Flood[] = [{ name: '40 pages of the archive', path: () => '/archive' }];

const measureFlood = async (floods: readonly Flood[], settings: Settings): Promise<void> =>
  withServer(
    async (running) => {
      const { client, server } = running;
      const { association_id, headers } = await openSession(client);
      const works = floods.map(({ name, path }) => {
        const options = {
          url: server.url + path(association_id),
          headers: { cookie: headers['cookie'] ?? '', accept: '*/*' },
          atOnce: 40,
        };
        return { name, work: [['calls', options]] satisfies Callers[], p95Max: 3 };
      });
      await measureBeside(running, await callOf(running, 'bench5'), works);
    },
    { settings, prepare: async (dataDir) => makeFilling(dataDir, smallFilling) },
  );

/** The p95 of a member beside another member who makes 40 costly calls at once, again and again. */
export async function measureFloods(): Promise<void> {
  buildPortal();
  // The limit of searches in a minute is off, because a flood of searches would soon consist of refusals.
  await measureFlood(searches, {});
  // As in production, which is the default: a page that would take longer is left to the browser, and a session has few pages drawn.
  await measureFlood(pages, { DRAW_MS_MAX: '', CALL_LIMITS: 'on' });
}

/** The p95 of a sign-in in a browser with which the member signed in before, beside 200 strangers who guess passwords. */
export const measureGuesses = async (): Promise<void> =>
  withDemo(async (running) => {
    const { url } = running.server;
    const { cookie } = await signIn(url);
    const known = await visit(url, [cookie.split('; ').find((one) => one.startsWith('mijn_device=')) ?? '']);
    const guesses: Callers = ['guesses', { url, headers: await visit(url), atOnce: 200 }];
    await measureBeside(running, { kind: 'sign-in', url, email: demoMember.email, browser: known }, [
      { name: '200 guesses at once', work: [guesses], p95Max: 3 },
    ]);
  });

/** The p95 of a member beside 14 members who upload to a store that hangs, again a second after each refusal. */
export async function measureStore(): Promise<void> {
  const store = await startStoppedStore();
  try {
    await withMembers(
      2,
      async (running) => {
        const { client, server } = running;
        const uploader = await createUploader(server.url, await openSession(client, '2'));
        const uploads = { ...uploader, atOnce: 14, bytes: 1000, pauseMs: 1000 };
        await measureBeside(running, await callOf(running), [
          { name: '14 uploads at a time', work: [['uploads', uploads]], p95Max: 2 },
        ]);
      },
      { settings: { FILES_URL: store.filesUrl } },
    );
  } finally {
    await store.end();
  }
}

/** The p95 of a member beside another who makes 40 uploads at once, again and again. */
export const measureUploads = async (): Promise<void> =>
  withMembers(
    2,
    async (running) => {
      const { client, server } = running;
      const uploader = await createUploader(server.url, await openSession(client, '2'));
      const uploads = { ...uploader, atOnce: 40, bytes: 500_000 };
      await measureBeside(running, await callOf(running), [
        { name: '40 uploads at once, without end', work: [['uploads', uploads]], p95Max: 3 },
      ]);
    },
    // With the limit of uploads in a minute, as in production: what is refused is part of the flood.
    { settings: { CALL_LIMITS: 'on' } },
  );

const STREAMS = 1000;

/** The memory of the server for 1,000 open event streams. More than one connection to the database for each would refuse them. */
export const measureEvents = async (): Promise<void> =>
  withMembers(STREAMS + 1, async (running) => {
    const cookies: string[] = [];
    while (cookies.length < STREAMS) {
      const { headers } = await openSession(running.client, String(cookies.length + 2));
      cookies.push(headers['cookie'] ?? '');
    }
    const streams = { url: running.server.url, headers: {}, atOnce: STREAMS, cookies };
    await measureBeside(running, await callOf(running), [
      { name: `${STREAMS} event streams`, work: [['streams', streams]], memoryBytesMax: 50_000_000 },
    ]);
  });
