import { type ChildProcessByStdio, execFile, spawn } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { type RealServer, startRealServer } from '@mijn/server/testing/real-server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { firstOf } from '@mijn/jest/long';
import { createConsumer, run, runPnpm } from './consumer.ts';
import { folderOf, nodeVersions, projectRoot } from './places.ts';
import { blocksIn } from './snippets.ts';

const EMAIL = 'bram.bestuur@waterpas.example';
const PASSWORD = 'Waterpas-2026!';

const blocks = blocksIn(await readFile(path.join(folderOf('api'), 'README.md'), 'utf8'));
const shell = blocks
  .filter(({ language }) => language === 'sh')
  .flatMap(({ code }) => code.replaceAll('\\\n', '').trim().split('\n'));
const commands = (program: string) => shell.filter((line) => line.startsWith(`${program} `));
const libraries = commands('npm install')
  .flatMap((line) => line.split(' ').slice(2))
  .filter((name) => !name.startsWith('--') && !name.endsWith('.tgz') && name !== 'vite');
/** The snippets without a file of their own. Each is a program. */
const programs = blocks.filter(({ language, file }) => language === 'ts' && file === undefined);
const pages = blocks.flatMap(({ language, file }) =>
  language === 'html' && file !== undefined ? [file] : [],
);

let folder = '';
let pagePort = '';
let webhooksPort = '';
let token = '';
let association_id = '';
const secret = `whsec_${randomBytes(32).toString('base64')}`;
let server: RealServer | undefined;
/** The values for the placeholders of the README. */
let values: readonly (readonly [placeholder: string, value: string])[] = [];

const filled = (text: string): string =>
  values.reduce((result, [placeholder, value]) => result.replaceAll(placeholder, value), text);
const output = async (program: string, ...args: string[]): Promise<string> => {
  const { stdout } = await promisify(execFile)(program, args, { cwd: folder });
  return stdout;
};
/** Answers the call of the README that is none of ours. */
const parking = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({ data: ['P1', 'P2'] }));
});

async function findFreePort(): Promise<string> {
  const probe = createServer().listen(0);
  await once(probe, 'listening');
  const { port } = Object(probe.address());
  probe.close();
  await once(probe, 'close');
  return String(port);
}

async function linesOf({ stdout }: ChildProcessByStdio<null, Readable, null>, count: number) {
  const lines: string[] = [];
  for await (const line of createInterface(stdout)) {
    lines.push(line);
    if (lines.length === count) break;
  }
  return lines;
}

/** Sends a webhook as the server signs it, once the receiver listens, and returns the status of the response. */
async function sendWebhook(id: string, data: string, by = secret): Promise<number> {
  const seconds = Math.floor(Date.now() / 1000);
  const body = `{"type":"todo.done","timestamp":"2026-11-23T14:00:08.000Z","data":${data}}`;
  const signature = createHmac('sha256', Buffer.from(by.slice('whsec_'.length), 'base64'))
    .update(`${id}.${seconds}.${body}`)
    .digest('base64');
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': `v1,${signature}`,
  };
  for (;;) {
    try {
      const { status } = await fetch(`http://localhost:${webhooksPort}`, { method: 'POST', headers, body });
      return status;
    } catch (error) {
      if (Object(Object(error).cause).code !== 'ECONNREFUSED') throw error;
    }
  }
}

async function postMessage(): Promise<void> {
  const response = await fetch(`${server?.url}/api/associations/${association_id}/bulletin/messages`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ subject: 'Proef', text: 'Proef', attachments: [] }),
  });
  expect(response.status).toBe(201);
}

beforeAll(async () => {
  [pagePort, webhooksPort] = [await findFreePort(), await findFreePort()];
  parking.listen(0);
  await once(parking, 'listening');
  folder = await createConsumer({
    packages: ['domain', 'api'],
    libraries: { [path.join(projectRoot, 'apps/portal')]: libraries, [folderOf('api')]: ['@types/node'] },
  });
  await cp(path.join(import.meta.dirname, '../readme'), folder, { recursive: true });
  process.env['API_ORIGINS'] = `http://localhost:${pagePort}`;
  server = await startRealServer(path.join(folder, 'd'), [], 'src/testing/serve-demo.ts');
  delete process.env['API_ORIGINS'];
  const made = run(process.execPath, ['create-token.js', server.url, EMAIL, PASSWORD], folder);
  ({ token, association_id } = JSON.parse(made));
  values = [
    ['https://vve.example', server.url],
    ['https://parkeren.example', `http://localhost:${Object(parking.address()).port}`],
    ['mijn_pat_…', token],
    ['whsec_…', secret],
    ['listen(8080)', `listen(${webhooksPort})`],
    ['01a1f9c4-c6f4-7226-b044-46c8cecb18b1', association_id],
    ['naam@voorbeeld.nl', EMAIL],
    ["password: '…'", `password: '${PASSWORD}'`],
  ];
  for (const { file, code } of blocks) {
    if (file !== undefined) await writeFile(path.join(folder, file), filled(code));
  }
  for (const [index, { code }] of programs.entries()) {
    await writeFile(path.join(folder, `program-${index + 1}.ts`), filled(code));
  }
}, 300_000);
afterAll(async () => {
  await server?.stop();
  parking.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the README of the API package, from top to bottom', () => {
  it('has code that compiles strictly', () => {
    const tsc = path.join(projectRoot, 'node_modules/.bin/tsc');
    expect(run(tsc, ['-p', folder], folder)).toBe('');
  });

  it('has no command that is not tried here', () => {
    const others = shell.filter((line) => !/^(?:curl|npm (?:init|install)) /u.test(line));
    expect(others).toEqual(['node list.mjs', 'npx vite']);
  });

  it('lists with cURL, Node and a browser the same action items, and with React', async () => {
    const [user, list] = await Promise.all(
      commands('curl').map(async (line): Promise<unknown> =>
        JSON.parse(await output('bash', '-c', filled(line))),
      ),
    );
    expect(user).toMatchObject({ email: EMAIL, associations: expect.any(Array) });
    const { data }: { data: { description: string }[] } = Object(list);
    const descriptions = data.map(({ description }) => description);
    expect(descriptions.length).toBeGreaterThan(0);
    for (const [, node] of firstOf(nodeVersions)) {
      const lines = (await output(node, 'list.mjs')).split('\n');
      expect(lines).toEqual(expect.arrayContaining(descriptions.map((description) => `- ${description}`)));
    }
    const opened = await output(
      process.execPath,
      path.join(import.meta.dirname, 'open-pages.ts'),
      folder,
      pagePort,
      ...pages,
    );
    expect(JSON.parse(opened)).toEqual(pages.map(() => descriptions));
    expect(pages).toEqual(['index.html', 'react.html']);
  });

  it('packs as it says, until the packages are published', () => {
    const [, , pack = ''] = blocks.find(({ language }) => language === 'bash')?.code.split('\n') ?? [];
    expect(pack).toMatch(/^npx -y pnpm@12 .* "\$HOME\/mijn-packages"$/u);
    const args = pack.replaceAll('"', '').replace('$HOME', folder).split(' ').slice(3);
    runPnpm(args, projectRoot);
    expect(readdirSync(path.join(folder, 'mijn-packages'))).toEqual([
      expect.stringMatching(/^mijn-api-[\d.]+\.tgz$/u),
      expect.stringMatching(/^mijn-domain-[\d.]+\.tgz$/u),
    ]);
  });

  it.each(firstOf(nodeVersions))('verifies webhooks in Node %s, and handles each once', async (_, node) => {
    const started = spawn(node, ['webhooks.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const [data, other] = ['{"id":"a-1"}', '{"id":"a-2"}'];
      expect(await sendWebhook('msg_1', data, 'whsec_YQ==')).toBe(400);
      expect([await sendWebhook('msg_1', data), await sendWebhook('msg_1', data)]).toEqual([204, 204]);
      expect(await sendWebhook('msg_2', other)).toBe(204);
      expect(await linesOf(started, 2)).toEqual([`todo.done ${data}`, `todo.done ${other}`]);
    } finally {
      started.kill();
    }
  });

  it.each(firstOf(nodeVersions))('follows events in Node %s', async (_, node) => {
    const started = spawn(node, ['events.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
    try {
      const lines = createInterface(started.stdout);
      const seen: string[] = [];
      for await (const line of lines) {
        seen.push(line);
        if (line === 'connected') await postMessage();
        if (line.startsWith('bulletin_board ')) break;
      }
      expect(seen.at(-1)).toBe(`bulletin_board ${association_id}`);
    } finally {
      started.kill();
    }
  });

  it.each(firstOf(nodeVersions))('has programs that run in Node %s', async (_, node) => {
    expect(programs).toHaveLength(expectedOutputs.length);
    for (const index of programs.keys()) {
      expect(await output(node, `program-${index + 1}.ts`)).toMatch(expectedOutputs[index] ?? /^$/u);
    }
  });
});

/** The output of the programs: an upload, a login, a checked list, a mocked list, a script (none), and the calls of another resource. */
const expectedOutputs = [
  /^100 %\n.+ pdf$/mu,
  /^Bram Bestuur$/mu,
  /^\d+$/mu,
  /^60 actiepunten$/mu,
  /^$/u,
  /P1.*P2/u,
];
