import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { COSTLY_CALLS_AT_ONCE, COSTLY_CALLS_WAITING_MAX } from '@mijn/domain/limits';
import { fastify } from 'fastify';
import { pino } from 'pino';
import type { Config } from '../config/read-config.ts';
import { startTestApp, testBrand, type TestApp } from '../../testing/index.ts';
import { until } from '../../testing/killed-servers.ts';
import { noteStatements } from '../../testing/plans/note-statements.ts';
import { createPainter } from './draw-pages.ts';
import { PAGE_EVERY_MS, PAGES_AT_ONCE_MAX } from './page-allowance.ts';

const HTML =
  '<!doctype html><html lang="nl"><head><title>Portaal</title><link rel="stylesheet" crossorigin href="/assets/a.css">' +
  '</head><body><script src="/appearance.js"></script><div id="root"></div></body></html>';

/** Draws the e-mail address of the caller, as the portal would: after the user check. */
const ENTRY = `
globalThis.entryImports = (globalThis.entryImports ?? 0) + 1;
let count = 0;
export async function drawPage({ url, ask, onFound }) {
  const { status, data } = await ask('/api/auth/user');
  const isMember = status === 200;
  const found = { pattern: url === '/unknown' ? undefined : url.split('?')[0], isMember };
  if (isMember) onFound(found);
  if (url === '/fault') throw new Error('broken');
  if (url === '/held') {
    globalThis.heldPages = (globalThis.heldPages ?? 0) + 1;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  if (url.startsWith('/searching')) {
    const found = await ask('/api/associations/' + url.split('?')[1] + '/todos?q=lek');
    globalThis.foundStatuses = [...(globalThis.foundStatuses ?? []), found.status];
  }
  if (url.startsWith('/hold')) await globalThis.holdPage(isMember ? data.email : url);
  if (url === '/slow') await new Promise((resolve) => setTimeout(resolve, 2000));
  count += 1;
  const html = '<p>' + (isMember ? data.email : 'bezoeker') + ' ' + count + '</p>';
  return { ...found, title: 'Een <titel>', at: 1795445175347, html, css: url === '/styled' ? '[data-style="0"]{top:0}' : '', state: { url, end: '</script><b>' } };
}`;

/** The pages of a member that are drawn or wait for their turn at the same time, in whole tens. */
const PAGES_OF_A_TURN = 10;

const FILES = { scripts: ['/assets/b.js'], styles: ['/assets/a.css'] };
const PATTERNS = ['/login', '/archive', '/styled', '/searching', '/hold', '/held', '/fault', '/slow'];
const ROUTES = Object.fromEntries(PATTERNS.map((pattern) => [pattern, { visitor: FILES, member: FILES }]));

let folder: string;
let logged: string[] = [];
const log = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
const apps: TestApp[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-drawn-'));
  for (const name of ['assets', '.vite', '.server']) await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, 'index.html'), HTML);
  await writeFile(path.join(folder, 'assets/a.css'), 'p{color:red}');
  await writeFile(path.join(folder, '.vite/routes.json'), JSON.stringify(ROUTES));
  await writeFile(path.join(folder, '.server/entry-server.js'), ENTRY);
});
afterEach(async () => {
  await Promise.all(apps.splice(0).map((app) => app.stop()));
});
afterAll(() => rm(folder, { recursive: true }));

async function start(config: Partial<Config> = {}): Promise<TestApp> {
  const app = await startTestApp({ config: { portalFolder: folder, ...config }, log });
  apps.push(app);
  return app;
}

const pageOf = async (app: TestApp, url: string): Promise<string> => (await app.client().raw(url)).text();
const isDrawn = (html: string): boolean => html.includes('id="drawn"');

async function memberOf(app: TestApp) {
  const { email } = await app.build.user();
  const client = app.client();
  await client.login(email);
  return { email, page: async (url: string) => (await client.raw(url)).text() };
}

describe('a page that the server draws', () => {
  it('can be drawn before the server listens', async () => {
    const imports = () => Number(Reflect.get(globalThis, 'entryImports') ?? 0);
    const before = imports();
    // A new time of the file is a new build.
    await writeFile(path.join(folder, '.server/entry-server.js'), ENTRY);
    const app = fastify();
    createPainter(app, { portalFolder: folder, brand: testBrand, drawMsMax: 10 });
    await app.ready();
    expect(imports()).toBeGreaterThan(before);
    await app.close();
  });

  it('has the content, the state as JSON that can not end its element, and its style sheets in the page', async () => {
    const app = await start();
    const response = await app.client().raw('/login');
    const html = await response.text();
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(html).toMatch(/<div id="root"><p>bezoeker \d+<\/p><\/div>/u);
    expect(html).toContain('<title>Een &lt;titel></title>');
    const [, json = ''] =
      /<script type="application\/json"[^>]* id="drawn">(.*?)<\/script>/u.exec(html) ?? [];
    expect(html).toContain('data-at="1795445175347"');
    expect(JSON.parse(json)).toEqual({ url: '/login', end: '</script><b>' });
    const [, nonce = ''] = /'nonce-(\w+)'/u.exec(response.headers.get('content-security-policy') ?? '') ?? [];
    expect(html).toContain(`<style nonce="${nonce}">p{color:red}</style>`);
    expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/a.css" disabled>');
    expect(html).toContain('<link rel="modulepreload" crossorigin fetchpriority="low" href="/assets/b.js">');
  });

  it('has the styles of single elements in a style element with the nonce', async () => {
    const html = await pageOf(await start(), '/styled');
    expect(html).toMatch(
      /<style nonce="\w+">\[data-style="0"\]\{top:0\}<\/style><script>[^<]+<\/script><div id="root">/u,
    );
  });

  it('notes a press before its scripts arrive, with an inline script that its policy allows', async () => {
    const response = await (await start()).client().raw('/login');
    const [, script = ''] = /<script>([^<]+)<\/script>/u.exec(await response.text()) ?? [];
    const hash = createHash('sha256').update(script).digest('base64');
    expect(response.headers.get('content-security-policy')).toContain(`script-src 'self' 'sha256-${hash}'`);
  });

  it('says that its buttons do not work, and how to get help, for when its scripts do not arrive', async () => {
    const body = await pageOf(await start(), '/login');
    const [, notice = ''] = /<div id="unstarted" role="alert">(.*?)<\/div>/u.exec(body) ?? [];
    expect(notice).toContain('De knoppen op deze pagina werken niet.');
    expect(notice).toContain(`Bel ${testBrand.phone} of mail ${testBrand.email}.`);
    const [, nonce] = /<style nonce="([^"]+)">#unstarted/u.exec(body) ?? [];
    expect(body).toContain(`<meta property="csp-nonce" content="${nonce}"`);
  });

  it('comes with the anti-forgery cookie, unless the browser has it', async () => {
    const app = await start();
    const client = app.client();
    const first = await client.raw('/login');
    expect(first.headers.getSetCookie().join()).toContain('XSRF-TOKEN=');
    const headers = {
      cookie: first.headers
        .getSetCookie()
        .map((line) => line.split(';')[0])
        .join('; '),
    };
    expect((await client.raw('/login', { headers })).headers.getSetCookie()).toEqual([]);
  });

  it('waits for the colours only if the browser has chosen its own', async () => {
    const client = (await start()).client();
    const chosen = await client.raw('/login', { headers: { cookie: 'mijn_appearance=1' } });
    expect(await chosen.text()).toContain('<script src="/appearance.js"></script>');
    expect(await (await client.raw('/login')).text()).toContain(
      '<script src="/appearance.js" defer></script>',
    );
  });

  it('is drawn once for all visitors, and for each request of a member', async () => {
    const app = await start();
    expect(await pageOf(app, '/login')).toContain(/bezoeker \d+/u.exec(await pageOf(app, '/login'))?.[0]);
    const { page, email } = await memberOf(app);
    const counts = [await page('/archive'), await page('/archive')].map(
      (html) => new RegExp(`${email} (\\d+)`, 'u').exec(html)?.[1],
    );
    expect(new Set(counts).size).toBe(2);
  });

  it('is of the member who requests it, also with 200 requests at the same time', async () => {
    const app = await start({ drawMsMax: 60_000 });
    const members = await Promise.all(Array.from({ length: 10 }, () => memberOf(app)));
    const visits = Array.from({ length: 200 }, (_, index) => members[index % members.length]);
    const pages = await Promise.all(
      visits.map(async (member) => ({ email: member?.email, html: await member?.page('/archive') })),
    );
    for (const { email = '', html = '' } of pages) {
      const others = members.filter((member) => member.email !== email);
      // A busy server leaves the page to the browser, which then has no content at all.
      expect(html.includes(email)).toBe(isDrawn(html));
      expect(others.filter((other) => html.includes(other.email))).toEqual([]);
    }
    expect(pages.filter(({ html = '' }) => isDrawn(html)).length).toBeGreaterThan(0);
  });
});

describe('many pages at the same time', () => {
  function holdPages() {
    const held: string[] = [];
    const released = Promise.withResolvers<void>();
    Reflect.set(globalThis, 'holdPage', async (of: string) => {
      held.push(of);
      await released.promise;
    });
    return { held, release: () => released.resolve() };
  }

  it('of one member are drawn two at a time, and those of another member do not wait for them', async () => {
    const app = await start({ drawMsMax: 60_000 });
    const [anna, frits] = [await memberOf(app), await memberOf(app)];
    const { held, release } = holdPages();
    let left = 0;
    const flood = Array.from({ length: 40 }, async () => {
      const html = await anna.page('/hold');
      left += 1;
      return html;
    });
    // The line is full, so the others are left to the browser.
    await until(() => left === 40 - COSTLY_CALLS_AT_ONCE - COSTLY_CALLS_WAITING_MAX);
    expect(isDrawn(await frits.page('/archive'))).toBe(true);
    expect(held).toEqual([anna.email, anna.email]);
    release();
    const drawn = (await Promise.all(flood)).filter(isDrawn);
    expect(drawn).toHaveLength(COSTLY_CALLS_AT_ONCE + COSTLY_CALLS_WAITING_MAX);
  });

  it('of one session ask the database nothing once they are more than a browser opens', async () => {
    const app = await start();
    const { page } = await memberOf(app);
    const frits = await memberOf(app);
    const begin = performance.now();
    for (let opened = 0; opened < PAGES_AT_ONCE_MAX; opened += PAGES_OF_A_TURN)
      // oxlint-disable-next-line no-await-in-loop -- all of them at once would not have a turn
      await Promise.all(Array.from({ length: PAGES_OF_A_TURN }, () => page('/archive')));
    let flood: string[] = [];
    const statements = await noteStatements(app.database, async () => {
      flood = await Promise.all(Array.from({ length: 40 }, () => page('/archive')));
    });
    const furtherMax = (performance.now() - begin) / PAGE_EVERY_MS;
    expect(flood.filter(isDrawn).length).toBeLessThanOrEqual(furtherMax);
    const checks = statements.filter(({ text }) => text.includes('from sessions'));
    expect(checks.length).toBeLessThanOrEqual(furtherMax);
    for (const html of flood) expect(html).toContain('id="root"');
    expect(isDrawn(await frits.page('/archive'))).toBe(true);
  });

  it('load their callers once, with the rights in the association of their calls', async () => {
    const app = await start();
    const association = await app.build.association();
    const user = await app.build.user();
    await app.build.membership(association, user);
    const other = await app.build.association();
    const client = app.client();
    await client.login(user.email);
    Reflect.set(globalThis, 'foundStatuses', []);
    const statements = await noteStatements(app.database, async () => {
      await (await client.raw(`/searching?${association.id}`)).text();
    });
    expect(statements.filter(({ text }) => text.includes('from sessions'))).toHaveLength(1);
    await (await client.raw(`/searching?${other.id}`)).text();
    expect(Reflect.get(globalThis, 'foundStatuses')).toEqual([200, 404]);
  });

  it('with a search need no second turn for it', async () => {
    const app = await start({ drawMsMax: 60_000 });
    const association = await app.build.association();
    const user = await app.build.user();
    await app.build.membership(association, user);
    const client = app.client();
    await client.login(user.email);
    Reflect.set(globalThis, 'foundStatuses', []);
    const pages = Array.from({ length: COSTLY_CALLS_AT_ONCE }, async () =>
      (await client.raw(`/searching?${association.id}`)).text(),
    );
    expect((await Promise.all(pages)).filter(isDrawn)).toHaveLength(COSTLY_CALLS_AT_ONCE);
    expect(Reflect.get(globalThis, 'foundStatuses')).toEqual([200, 200]);
  });

  it('of visitors behind one address are drawn two at a time, and those that are kept need no turn', async () => {
    const app = await start({ drawMsMax: 60_000, trustProxy: 1 });
    const visit = async (url: string, ip: string) =>
      (await app.client().raw(url, { headers: { 'x-forwarded-for': ip } })).text();
    await visit('/login', '192.0.2.1');
    const { held, release } = holdPages();
    const flood = Array.from({ length: 5 }, (_, at) => visit(`/hold?${at}`, '192.0.2.1'));
    await until(() => held.length === COSTLY_CALLS_AT_ONCE);
    expect(isDrawn(await visit('/login', '192.0.2.1'))).toBe(true);
    expect(isDrawn(await visit('/login?other', '192.0.2.2'))).toBe(true);
    expect(held).toHaveLength(COSTLY_CALLS_AT_ONCE);
    release();
    expect((await Promise.all(flood)).filter(isDrawn)).toHaveLength(5);
  });
});

describe('the browser renders the page', () => {
  it.each([
    ['when the drawing fails, which has a line in the log', '/fault', {}, 1],
    ['when the drawing takes too long', '/slow', { drawMsMax: 100 }, 0],
    ['when the server is told to draw nothing', '/login', { drawMsMax: 0 }, 0],
    ['when the portal was built without a part for the server', '/login', { portalFolder: '' }, 0],
  ])('%s', async (_, url, config, lines) => {
    logged = [];
    const plain = await mkdtemp(path.join(tmpdir(), 'mijn-plain-'));
    await writeFile(path.join(plain, 'index.html'), HTML);
    const app = await start('portalFolder' in config ? { portalFolder: plain } : config);
    try {
      const html = await pageOf(app, url);
      expect(isDrawn(html)).toBe(false);
      expect(html).toContain('<div id="root"></div>');
      expect(html).toContain('id="brand"');
      expect(logged.filter((line) => line.includes('A page was not drawn'))).toHaveLength(lines);
    } finally {
      await rm(plain, { recursive: true });
    }
  });

  it('of requests that are more than the server can draw in time, which draws no more than that', async () => {
    // 250 ms are enough for ten pages of 25 ms. A busy machine may have no time for the first one, so it has further tries.
    const app = await start({ drawMsMax: 250 });
    const members = await Promise.all(Array.from({ length: 20 }, () => memberOf(app)));
    const begun = () => Number(Reflect.get(globalThis, 'heldPages') ?? 0);
    for (let tries = 0; tries < 10 && begun() === 0; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the next requests follow those for which there was no time
      const pages = await Promise.all(members.flatMap(({ page }) => [page('/held'), page('/held')]));
      expect(pages.filter(isDrawn)).toEqual([]);
    }
    expect(begun()).toBeGreaterThan(0);
    expect(begun()).toBeLessThanOrEqual(10);
  });

  it('when the portal calls another back end', async () => {
    const api_base_addresses = { 'mijn.example': 'https://api.example' };
    const app = await start({ trustProxy: 1, brand: { ...testBrand, api_base_addresses } });
    const headers = { 'x-forwarded-host': 'mijn.example' };
    const response = await app.client().raw('/login', { headers });
    expect(isDrawn(await response.text())).toBe(false);
  });
});
