import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CLOSED_BANNER_COOKIE } from '@mijn/domain/limits';
import { startTestApp, type TestApp } from '../testing/index.ts';
import { keepOutput } from '../testing/keep-output.ts';
import { runCommandLine } from './commands.ts';

const HTML = '<!doctype html><html lang="nl"><head></head><body><div id="root"></div></body></html>';
const TEXT = 'Op zaterdag 5 december van 22.00 tot 23.00 uur is Mijn Waterpas niet bereikbaar.';

let folder: string;
let server: TestApp;
const output = keepOutput();

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mijn-cli-banner-'));
  await writeFile(path.join(folder, 'index.html'), HTML);
  server = await startTestApp({
    bannerKeptMs: 0,
    // The command has the clock of the machine. The server is an hour ahead, so that a banner that was set has begun.
    now: new Date(Math.floor(Date.now() / 60_000 + 60) * 60_000),
    config: { portalFolder: folder },
    streamTimes: { heartbeat: 60_000, check: 50, stream: 60_000 },
  });
});
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true });
});

/** Returns the output, after the exit code if that is not 0. */
async function run(...args: string[]): Promise<string> {
  const before = output.stdout.length;
  const code = await runCommandLine(['banner', ...args], {
    DATA_DIR: path.join(folder, 'data'),
    DATABASE_URL: server.databaseUrl,
  });
  return code === 0 ? output.stdout.slice(before).join('\n') : `${code}: ${output.stderr.at(-1)}`;
}

async function bannerOfPage(cookie = ''): Promise<Record<string, unknown> | undefined> {
  const html = await (await server.client().raw('/login', { headers: { cookie } })).text();
  const [, json] = /<script type="application\/json" id="maintenance">(.*?)<\/script>/u.exec(html) ?? [];
  return json === undefined ? undefined : JSON.parse(json);
}

describe('the command banner', () => {
  it('shows a message in the page until it is cleared', async () => {
    expect(await run()).toBe('The banner is none.');
    expect(await bannerOfPage()).toBeUndefined();
    expect(await run('set', '--text', ` ${TEXT}\n`)).toBe(
      `The banner is "${TEXT}" (info), shown now until it is cleared. ` +
        'Pages show it at once, and open tabs within a minute.',
    );
    expect(await bannerOfPage()).toEqual({
      id: expect.any(String),
      kind: 'info',
      text: TEXT,
      ends_in_ms: null,
    });
    expect(await run('clear')).toContain('The banner is cleared.');
    expect(await bannerOfPage()).toBeUndefined();
    expect(await run('clear')).toBe('There was no banner.');
  });

  it('replaces the message before, and can not end the script element of the page', async () => {
    await run('set', '--text', 'Een');
    const before = await bannerOfPage();
    await run('set', '--text', '</script><b>Twee', '--kind', 'warning');
    expect(await bannerOfPage()).toMatchObject({ text: '</script><b>Twee', kind: 'warning' });
    expect((await bannerOfPage())?.['id']).not.toBe(before?.['id']);
  });

  it('shows a message from its start until its end', async () => {
    const start = server.clock.now().getTime();
    const at = (minutes: number) => new Date(start + minutes * 60_000).toISOString().replace('.000', '');
    expect(await run('set', '--text', TEXT, '--from', at(10), '--until', at(20))).toContain('shown from 2');
    expect(await bannerOfPage()).toBeUndefined();
    server.clock.pass(10 * 60_000 + 1);
    expect(await bannerOfPage()).toMatchObject({ ends_in_ms: 10 * 60_000 - 1 });
    server.clock.pass(10 * 60_000);
    expect(await bannerOfPage()).toBeUndefined();
  });

  it('leaves out a message that the visitor closed, and not the next one', async () => {
    await run('set', '--text', 'Een');
    const cookie = `${CLOSED_BANNER_COOKIE}=${String((await bannerOfPage())?.['id'])}`;
    expect(await bannerOfPage(cookie)).toBeUndefined();
    await run('set', '--text', 'Twee');
    expect(await bannerOfPage(cookie)).toMatchObject({ text: 'Twee' });
  });

  it('reaches open tabs, and leaves them when it is cleared', async () => {
    await run('clear');
    const user = await server.build.user();
    const client = server.client();
    await client.login(user.email);
    const abort = new AbortController();
    const response = await client.raw('/api/events', {
      headers: { accept: 'text/event-stream' },
      signal: abort.signal,
    });
    let text = '';
    const decoder = new TextDecoder();
    const reader = response.body?.getReader();
    /** The test fails by its time limit if the stream never says the text. */
    const readUntil = async (said: string) => {
      while (!text.includes(said)) {
        const { value, done } = (await reader?.read()) ?? { done: true, value: undefined };
        if (done) throw new Error(`The stream ended before ${said}.`);
        text += decoder.decode(value, { stream: true });
      }
      text = text.slice(text.indexOf(said) + said.length);
    };
    await readUntil('event: maintenance\ndata: null\n\n');
    await run('set', '--text', TEXT);
    await readUntil(`"kind":"info","text":"${TEXT}","ends_in_ms":null}\n\n`);
    await run('clear');
    await readUntil('event: maintenance\ndata: null\n\n');
    abort.abort();
  });

  it.each([
    [[], 'banner set needs --text <text>.'],
    [['--text', ' \u202E '], 'banner set needs --text <text>.'],
    [['--text', 'x'.repeat(201)], 'banner set: --text has 201 characters; at most 200 are allowed.'],
    [['--text', 'x', '--kind', 'danger'], 'banner set: --kind must be one of info, warning.'],
    [['--text', 'x', '--until', 'morgen'], 'banner set: --until morgen is not a moment'],
    [
      ['--text', 'x', '--until', '2020-01-01'],
      'banner set: --until must be later than now, and than --from.',
    ],
    [
      ['--text', 'x', '--from', '2099-01-02', '--until', '2099-01-01'],
      'banner set: --until must be later than now, and than --from.',
    ],
  ])('refuses %j', async (args, fault) => {
    const result = await run('set', ...args);
    expect(result.startsWith('2: ')).toBe(true);
    expect(result).toContain(fault);
  });

  it('refuses another word', async () => {
    expect(await run('show')).toContain('banner takes set, clear, or nothing.');
  });
});
