import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runProgram } from './program.ts';

let server: Server;
let address = '';
let status = 404;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kit-'));
  server = createServer((_, answer) => {
    answer
      .writeHead(status, { 'content-type': 'application/json' })
      .end('{"code":"internal_error","message":"x"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  address = `http://127.0.0.1:${port}/api`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function run(...args: string[]) {
  const output = { printed: '', errors: '' };
  const code = await runProgram(args, {
    environment: {},
    signal: new AbortController().signal,
    print: (text) => (output.printed += text),
    printError: (text) => (output.errors += text),
  });
  return { code, ...output };
}

const MEMBER = ['--email', 'a@example.com', '--password', 'x'];

describe('a wrong use of the program', () => {
  it.each([
    [[], 'Give the base address of the API'],
    [['vve.example/api', ...MEMBER], 'with http:// or https://'],
    [['http://localhost:1/api'], 'give --email and --password, or --bearer'],
    [['http://localhost:1/api', '--email', 'a@example.com'], 'Give --email and --password together'],
    [
      ['http://localhost:1/api', ...MEMBER, '--second-email', 'b'],
      'Give --second-email and --second-password together',
    ],
    [['http://localhost:1/api', ...MEMBER, '--report', 'html'], 'Give --report one of text, json, junit'],
    [['http://localhost:1/api', ...MEMBER, '--timeout', '0'], 'a number of seconds above 0'],
    [['http://localhost:1/api', 'x', ...MEMBER], 'one argument too many'],
    [['http://localhost:1/api', ...MEMBER, '--fast'], "Unknown option '--fast'"],
    [['http://localhost:1/api', ...MEMBER], 'Nothing answers at http://localhost:1/api'],
  ])('%j ends with 2 and says what to do', async (args, message) => {
    const { code, errors } = await run(...args);
    expect(errors).toContain(message);
    expect(code).toBe(2);
  });

  it('is an address that is not that of the API', async () => {
    status = 404;
    const { code, errors } = await run(address, ...MEMBER);
    expect([code, errors]).toEqual([2, expect.stringContaining('Give the base address of the API itself')]);
  });
});

it('stops reading an answer that never ends', async () => {
  const part = Buffer.alloc(1_000_000, ' ');
  const endless = createServer((_, answer) => {
    const write = () => {
      while (!answer.destroyed && answer.write(part));
    };
    answer.on('drain', write);
    write();
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const { port } = Object(endless.address());
  const { code, errors } = await run(`http://127.0.0.1:${port}/api`, ...MEMBER);
  endless.close();
  expect([code, errors]).toEqual([2, expect.stringContaining('The body is larger than 256000000 bytes')]);
});

describe('a back end on which nobody can sign in', () => {
  it('breaks the contract, and everything else is skipped', async () => {
    status = 500;
    const file = path.join(folder, 'report.json');
    const { code, printed } = await run(address, ...MEMBER, '--report', 'json', '--out', file);
    expect(code).toBe(1);
    expect(printed).toContain('GET /auth/csrf: expected 200 or 204, got 500 internal_error');
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      holds: 0,
      broken: 1,
      association: null,
    });
  });

  it('is a failure in a report for JUnit', async () => {
    status = 500;
    const { printed } = await run(address, ...MEMBER, '--report', 'junit');
    expect(printed).toMatch(/<testsuites name="api-conformance" tests="\d+" failures="1"/u);
    expect(printed).toContain(
      '<failure message="GET /auth/csrf: expected 200 or 204, got 500 internal_error"/>',
    );
  });
});

it('shows how it is used', async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Usage: api-conformance'),
  });
});
