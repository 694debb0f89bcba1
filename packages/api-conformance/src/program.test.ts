import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { checks } from './checks/checks.ts';
import type { Check } from './kit/check.ts';
import type { Progress } from './options.ts';
import { runProgram, type Surroundings } from './program.ts';
import type { Result } from './report.ts';

let server: Server;
let baseUrl = '';
let status = 404;
let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kit-'));
  server = createServer((_, response) => {
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end('{"code":"internal_error","message":"x"}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = Object(server.address());
  baseUrl = `http://127.0.0.1:${port}/api`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

async function runWith(more: Partial<Surroundings>, args: readonly string[]) {
  const output = { printed: '', errors: '' };
  const code = await runProgram(args, {
    environment: {},
    signal: new AbortController().signal,
    print: (text) => (output.printed += text),
    printError: (text) => (output.errors += text),
    ...more,
  });
  return { code, ...output };
}
const run = (...args: string[]) => runWith({}, args);

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
    [['http://localhost:1/api', ...MEMBER, '--owner-email', 'b'], 'Give --owner-email and --owner-password'],
    [
      ['http://localhost:1/api', ...MEMBER, '--meeting', 'b'],
      'Give --email and --owner-email with --meeting',
    ],
    [
      ['http://localhost:1/api', ...MEMBER, '--voters', 'voters.json'],
      'Give --meeting with --voters: they vote at it',
    ],
    [['http://localhost:1/api', ...MEMBER, '--minutes', '0'], 'a number of minutes above 0'],
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
    const { code, errors } = await run(baseUrl, ...MEMBER);
    expect([code, errors]).toEqual([2, expect.stringContaining('Give the base address of the API itself')]);
  });
});

it('stops reading a response that never ends', async () => {
  const part = Buffer.alloc(1_000_000, ' ');
  const endless = createServer((_, response) => {
    const write = () => {
      while (!response.destroyed && response.write(part));
    };
    response.on('drain', write);
    write();
  }).listen(0, '127.0.0.1');
  await once(endless, 'listening');
  const { port } = Object(endless.address());
  const { code, errors } = await run(`http://127.0.0.1:${port}/api`, ...MEMBER);
  endless.close();
  expect([code, errors]).toEqual([2, expect.stringContaining('The body is larger than 256000000 bytes')]);
});

describe('a file with voters', () => {
  const voter = { email: 'b@example.com', password: 'x' };
  const withVoters = async (text: string) => {
    const file = path.join(folder, 'voters.json');
    await writeFile(file, text);
    const owner = ['--owner-email', 'c@example.com', '--owner-password', 'x', '--meeting', 'm-1'];
    return run('http://localhost:1/api', ...MEMBER, ...owner, '--voters', file);
  };

  it.each([
    ['no JSON', '{', 'it is no JSON'],
    ['no list', '{"voters":1}', 'it has no list "voters"'],
    [
      'no password',
      '{"voters":[{"email":"b@example.com"}]}',
      'voter 1 lacks an e-mail address or a password',
    ],
    ['a member twice', JSON.stringify({ voters: [voter, voter] }), 'b@example.com stands in it twice'],
    ['too many', JSON.stringify({ voters: Array.from({ length: 21 }, () => voter) }), 'it has more than 20'],
  ])('is refused with %s', async (_, text, message) => {
    const { code, errors } = await withVoters(text);
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
    expect(errors).not.toContain('"x"');
  });

  it('is read, and its members are named as those who get mails', async () => {
    const { errors } = await withVoters(JSON.stringify({ voters: [voter] }));
    expect(errors).toContain('new sign-ins, to a@example.com and c@example.com and b@example.com');
  });

  it('is named if it is not there', async () => {
    const options = [
      '--owner-email',
      'c',
      '--owner-password',
      'x',
      '--meeting',
      'm-1',
      '--voters',
      'nowhere.json',
    ];
    const { code, errors } = await run('http://localhost:1/api', ...MEMBER, ...options);
    expect([code, errors]).toEqual([
      2,
      expect.stringContaining("The file with voters nowhere.json can't be read"),
    ]);
  });
});

describe('a back end on which nobody can sign in', () => {
  it('breaks the contract, and everything else is skipped', async () => {
    status = 500;
    const file = path.join(folder, 'report.json');
    const { code, printed } = await run(baseUrl, ...MEMBER, '--report', 'json', '--out', file);
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
    const { printed } = await run(baseUrl, ...MEMBER, '--report', 'junit');
    expect(printed).toMatch(/<testsuites name="api-conformance" tests="\d+" failures="1"/u);
    expect(printed).toContain(
      '<failure message="GET /auth/csrf: expected 200 or 204, got 500 internal_error"/>',
    );
  });
});

async function startBackEnd(respond: RequestListener) {
  const association = { id: '0c0f0e0d-0000-7000-8000-000000000001', code: '1001', name: 'VvE' };
  const backEnd = createServer((request, response) => {
    const { url = '' } = request;
    if (/\/auth\/(?:csrf|logout)$/u.test(url)) response.writeHead(204).end();
    else if (url.endsWith('/auth/login')) response.end(JSON.stringify({ associations: [association] }));
    else respond(request, response);
  }).listen(0, '127.0.0.1');
  await once(backEnd, 'listening');
  const { port } = Object(backEnd.address());
  return {
    url: `http://127.0.0.1:${port}/api`,
    stop: () => {
      backEnd.closeAllConnections();
      backEnd.close();
    },
  };
}

const resultsOf = (printed: string): Result[] => JSON.parse(printed).results;

describe('the checks that run', () => {
  it('are those with a text in their name, their group or their call', async () => {
    const backEnd = await startBackEnd((_, response) => response.writeHead(500).end());
    const only = ['--only', '/todos/groups', '--only', 'access tokens', '--report', 'json'];
    const { printed } = await run(backEnd.url, ...MEMBER, ...only);
    backEnd.stop();
    const results = resultsOf(printed);
    expect(new Set(results.map(({ group }) => group))).toContain('Access tokens');
    const others = results.filter(({ group }) => group !== 'Access tokens');
    expect(new Set(others.map(({ operation }) => operation))).toEqual(
      new Set(['GET /associations/{association_id}/todos/groups']),
    );
  });

  it('are named, if there are none', async () => {
    const { code, errors } = await run('http://localhost:1/api', ...MEMBER, '--only', 'nonsense');
    expect([code, errors]).toEqual([2, expect.stringContaining('No check has "nonsense" in its name')]);
  });

  it('say that an operation is missing, apart from what is broken', async () => {
    const backEnd = await startBackEnd((_, response) =>
      response.writeHead(404).end('{"message":"The route could not be found."}'),
    );
    const call = 'GET /associations/{association_id}/todos/groups';
    const options = [backEnd.url, ...MEMBER, '--only', call];
    const { code, printed } = await run(...options, '--report', 'json');
    const text = await run(...options);
    backEnd.stop();
    expect(code).toBe(1);
    expect(JSON.parse(printed)).toMatchObject({ broken: 0, is_stopped: false });
    const shapes = resultsOf(printed).filter(({ group }) => group === 'Shapes');
    expect(shapes.map(({ outcome, reason }) => [outcome, reason])).toEqual(
      shapes.map(() => ['missing', expect.stringContaining('not implemented: 404')]),
    );
    expect(text.printed).toContain('The contract holds as far as it is implemented');
  });

  it('end after three time-outs in a row', async () => {
    const backEnd = await startBackEnd(() => undefined);
    // The sign-in, which is answered, has the same time.
    const short = ['--timeout', '1', '--report', 'json'];
    const { code, printed } = await run(backEnd.url, ...MEMBER, '--only', 'Shapes', ...short);
    backEnd.stop();
    expect(code).toBe(1);
    const results = resultsOf(printed);
    expect(results.filter(({ outcome }) => outcome === 'broken')).toHaveLength(3);
    expect(results.at(-1)?.reason).toBe('the back end did not answer 3 times in a row');
    expect(JSON.parse(printed)).toMatchObject({ is_stopped: true });
  }, 30_000);

  it('are announced one by one, after the mails that they cause', async () => {
    const backEnd = await startBackEnd((_, response) => response.writeHead(500).end());
    const progress: Progress[] = [];
    const args = [backEnd.url, ...MEMBER, '--only', 'Access tokens', '--read-only'];
    const { errors } = await runWith({ showProgress: (one) => progress.push(one) }, args);
    backEnd.stop();
    expect(errors).toContain('new sign-ins, to a@example.com');
    expect(progress.map(({ number, total }) => `${number}/${total}`)).toEqual(['1/4', '2/4', '3/4', '4/4']);
  });
});

const CALL = 'GET /associations/{association_id}/todos/groups';

/** Runs the checks of one call against a back end that fails it with a code of its own, with and without a baseline. */
async function runWithBaseline(respond: RequestListener, ...args: readonly string[]) {
  const backEnd = await startBackEnd(respond);
  try {
    return await run(backEnd.url, ...MEMBER, '--only', CALL, ...args);
  } finally {
    backEnd.stop();
  }
}

describe('accepted gaps', () => {
  const fails: RequestListener = (_, response) => response.writeHead(500).end();
  const file = () => path.join(folder, 'baseline.json');

  it('are written, accepted in the next run, and told once they hold', async () => {
    expect((await runWithBaseline(fails)).code).toBe(1);
    expect((await runWithBaseline(fails, '--write-baseline', file())).code).toBe(1);
    const accepted = await runWithBaseline(fails, '--baseline', file());
    expect([accepted.code, accepted.printed]).toEqual([0, expect.stringContaining(`~ ${CALL}: accepted: `)]);
    const refuses: RequestListener = (_, response) =>
      response
        .writeHead(401, { 'content-type': 'application/json' })
        .end('{"code":"unauthenticated","message":"x"}');
    const { printed } = await runWithBaseline(refuses, '--baseline', file());
    expect(printed).toContain('Holds now, so that it can leave the baseline');
    expect(printed).toContain(`  sign-in-without-session: ${CALL}\n`);
  });

  it('are only those of the baseline', async () => {
    const gaps = [{ check: 'sign-in-without-session', operation: CALL, why: 'in March' }];
    await writeFile(file(), JSON.stringify({ gaps }));
    const { code, printed } = await runWithBaseline(fails, '--baseline', file());
    expect([code, printed]).toEqual([1, expect.stringContaining('1 are accepted')]);
    await runWithBaseline(fails, '--baseline', file(), '--write-baseline', file());
    const written: { gaps: unknown[] } = JSON.parse(await readFile(file(), 'utf8'));
    expect(written.gaps.length).toBeGreaterThan(1);
    expect(written.gaps).toContainEqual(gaps[0]);
  });

  it.each([
    ['no JSON', '{', 'it is no JSON'],
    ['no list', '{}', 'it has no list "gaps"'],
    [
      'a gap without an operation',
      '{"gaps":[{"check":"lists-order"}]}',
      'gap 1 lacks a check or an operation',
    ],
    ['an unknown check', '{"gaps":[{"check":"x","operation":"y"}]}', '"x" of the baseline is no check'],
  ])('are refused in a file with %s', async (_, text, message) => {
    await writeFile(file(), text);
    const { code, errors } = await run('http://localhost:1/api', ...MEMBER, '--baseline', file());
    expect([code, errors]).toEqual([2, expect.stringContaining(message)]);
  });
});

describe('the checks by their ids', () => {
  it('are listed without a call', async () => {
    const { code, printed } = await run('--list');
    expect(code).toBe(0);
    const lines = printed.split('\n');
    const isListed = ({ id, name }: Check) =>
      lines.some((line) => line.startsWith(`  ${id} `) && line.includes(` ${name} (`));
    expect(checks.filter((check) => !isListed(check))).toEqual([]);
    expect(printed).toContain('Not checked:');
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  });

  it('are skipped', async () => {
    const { printed } = await runWithBaseline(
      (_, response) => response.writeHead(500).end(),
      '--skip',
      'sign-in-without-session',
      '--report',
      'json',
    );
    const ids = resultsOf(printed).map(({ check_id }) => check_id);
    expect(ids).toContain('shapes-shape');
    expect(ids).not.toContain('sign-in-without-session');
  });

  it('are refused if there is no such check', async () => {
    const { code, errors } = await run('http://localhost:1/api', ...MEMBER, '--skip', 'nonsense');
    expect([code, errors]).toEqual([2, expect.stringContaining('"nonsense" of --skip is no check')]);
  });
});

it('calls a wrong code broken, and no missing operation', async () => {
  const { printed } = await runWithBaseline(
    (_, response) =>
      response.writeHead(404, { 'content-type': 'application/json' }).end('{"code":"no_row","message":"x"}'),
    '--report',
    'json',
  );
  expect(JSON.parse(printed)).toMatchObject({ missing: 0 });
  const wrong = resultsOf(printed).find(({ check_id }) => check_id === 'errors-body');
  expect(wrong).toMatchObject({
    outcome: 'broken',
    reason: 'expected a code of the catalogue, got 404 with "no_row"',
  });
});

it('stops after its minutes, and says so', async () => {
  const slow: RequestListener = (_, response) => void setTimeout(() => response.writeHead(401).end(), 20);
  const { code, printed } = await runWithBaseline(slow, '--minutes', '0.0001', '--report', 'json');
  expect(code).toBe(1);
  expect(JSON.parse(printed)).toMatchObject({ is_stopped: true });
  expect(resultsOf(printed).at(-1)?.reason).toBe('the run took more than 0.0001 minutes');
});

it('shows how it is used', async () => {
  expect(await run('--help')).toMatchObject({
    code: 0,
    printed: expect.stringContaining('Usage: api-conformance'),
  });
});
