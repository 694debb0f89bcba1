import { createServer } from 'node:net';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { openFiles } from '../../capabilities/files/index.ts';
import { newToken } from '../security/digest.ts';
import { startFakeS3 } from '../../testing/fake-s3.ts';
import { startTestApp, TEST_PASSWORD, type TestApp } from '../../testing/index.ts';
import { type OtlpReceiver, type ReceivedSpan, startOtlpReceiver } from '../../testing/otlp-receiver.ts';
import { runProgram } from '../../testing/server-process.ts';
import { startTracing } from './start-tracing.ts';
import { textWithoutValues } from './trace-statements.ts';
import { inSpan, isTracing } from './tracing.ts';

const log = pino({ level: 'silent' });
const TRACE_ID = '4bf92f3577b34da6a3ce929d0e0e4736';
const PARENT_ID = '00f067aa0ba902b7';

let receiver: OtlpReceiver;
let server: TestApp;
let secrets: string[];
let requestId: string | null;

beforeAll(async () => {
  receiver = await startOtlpReceiver();
  const tracing = await startTracing(`${receiver.url}/`, log);
  server = await startTestApp();
  const user = await server.build.user({ name: 'Wilhelmina Kerkstra' });
  const association = await server.build.association();
  await server.build.membership(association, user);
  const client = server.client();
  await client.login(user.email);
  await client.login(user.email, 'een-verkeerd-wachtwoord');
  await client.login(user.email);
  const own = `/associations/${association.id}`;
  const token = newToken();
  await client.get(`${own}/search?q=lekkagezoekwoord`);
  await client.get(`${own}/archive/documents?q=lekkagezoekwoord&page=nul`);
  await client.get('/nothing/lekkagezoekwoord');
  await client.get(`/calendar-feed/meetings.ics?token=${token}`);
  await client.post('/auth/forgot-password', { email: user.email });
  await client.post('/auth/reset-password', { email: user.email, token, password: 'Geheim-Nieuw-2026!' });
  await client.raw(`/reset-password/${token}?email=${encodeURIComponent(user.email)}`);
  const traced = await client.get('/auth/user', {
    headers: { traceparent: `00-${TRACE_ID}-${PARENT_ID}-01` },
  });
  requestId = traced.headers.get('x-request-id');
  await client.get('/auth/user', { headers: { traceparent: 'onzin' } });
  await server.mails();
  secrets = [
    user.email,
    encodeURIComponent(user.email),
    'Wilhelmina',
    'Kerkstra',
    'lekkagezoekwoord',
    token,
    TEST_PASSWORD,
    'een-verkeerd-wachtwoord',
    'Geheim-Nieuw-2026!',
    ...client.cookies.values(),
  ].filter((secret) => secret !== '');

  const s3 = await startFakeS3(() => new Date());
  const dataDir = await mkdtemp(path.join(tmpdir(), 'mijn-traces-'));
  await inSpan('upload', { kind: 'internal' }, async () => {
    const files = openFiles({ dataDir, filesUrl: s3.filesUrl });
    const file = await files.receive(Readable.from([Buffer.from('dakgoot')]), 100);
    await file.keep();
  });
  await s3.stop();
  await rm(dataDir, { recursive: true });
  await inSpan('broken', { kind: 'internal' }, async () => {
    throw new RangeError(`Er ging iets mis met ${user.email}.`);
  }).catch(() => undefined);
  await tracing.stop();
});
afterAll(async () => {
  await server.stop();
  await receiver.stop();
});

const named = (name: string): ReceivedSpan[] => receiver.spans().filter((span) => span.name === name);
const attributesOf = ({ attributes }: ReceivedSpan) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
const below = ({ spanId }: ReceivedSpan): string[] =>
  receiver
    .spans()
    .filter(({ parentSpanId }) => parentSpanId === spanId)
    .map(({ name }) => name);
const only = (spans: ReceivedSpan[]): ReceivedSpan => {
  const [span, ...others] = spans;
  if (!span || others.length > 0) throw new Error(`There are ${spans.length} such spans.`);
  return span;
};

describe('the traces of a server', () => {
  it('are sent to the path of OTLP', () => {
    expect(new Set(receiver.paths)).toEqual(new Set(['/v1/traces']));
    expect(receiver.text()).toContain('"service.name","value":{"stringValue":"mijn"}');
  });

  it('have a span of each call, with the pattern of its path, its status and its id', () => {
    const continued = only(named('GET /api/auth/user').filter(({ traceId }) => traceId === TRACE_ID));
    expect(attributesOf(continued)).toEqual({
      'http.request.method': 'GET',
      'http.route': '/api/auth/user',
      'http.response.status_code': 200,
      'mijn.request_id': requestId,
    });
    expect(continued.kind).toBe(2);
  });

  it('continue the trace of a caller, and begin one of their own after a header that is none', () => {
    const [continued, other] = named('GET /api/auth/user').toSorted((one) =>
      one.traceId === TRACE_ID ? -1 : 1,
    );
    expect(continued).toMatchObject({ traceId: TRACE_ID, parentSpanId: PARENT_ID });
    expect(other?.traceId).not.toBe(TRACE_ID);
    expect(other?.parentSpanId ?? '').toBe('');
  });

  it('have the statements of a call below it, also those after its body arrived', () => {
    const [login] = named('POST /api/auth/login');
    expect(login && below(login)).toEqual(expect.arrayContaining(['sql insert', 'sql commit']));
    const statement = receiver.spans().find(({ name }) => name === 'sql insert');
    expect(attributesOf(statement ?? { ...only([]) })).toMatchObject({
      'db.system.name': 'postgresql',
      'db.query.text': expect.stringContaining('$1'),
    });
  });

  it('have the jobs, and the mails and statements below them', () => {
    const job = named('job send_mail').find((span) => below(span).includes('mail send'));
    expect(job?.kind).toBe(5);
    expect(job && below(job).some((name) => name.startsWith('sql '))).toBe(true);
  });

  it('have the calls of an S3-compatible store', () => {
    expect(below(only(named('upload')))).toContain('s3 PutObjectCommand');
  });

  it('say what kind of error ended a span, and not its message', () => {
    const broken = only(named('broken'));
    expect(broken.status).toEqual({ code: 2 });
    expect(attributesOf(broken)).toEqual({ 'error.type': 'RangeError' });
  });

  it('have no names, addresses, search words, tokens, cookies and passwords', () => {
    for (const secret of secrets) expect(receiver.text()).not.toContain(secret);
    expect(secrets.length).toBeGreaterThan(10);
    expect(named('POST /api/auth/reset-password')).toHaveLength(1);
    expect(receiver.spans().length).toBeGreaterThan(50);
  });

  it('have the text of a statement without the values that it may have', () => {
    expect(textWithoutValues(`select *\n  from users where email = 'o''neill@example.nl' and id = $1`)).toBe(
      'select * from users where email = ? and id = $1',
    );
  });

  it('are off when they are stopped', async () => {
    expect(isTracing()).toBe(false);
    const before = receiver.text();
    await server.client().get('/auth/user');
    expect(receiver.text()).toBe(before);
  });
});

describe('a receiver that does not answer', () => {
  it('delays a stop by two seconds at most', async () => {
    const held = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(held, 'listening');
    const address = held.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const tracing = await startTracing(`http://127.0.0.1:${port}`, log);
    await inSpan('one', { kind: 'internal' }, async () => undefined);
    const start = performance.now();
    await tracing.stop();
    expect(performance.now() - start).toBeLessThan(4000);
    held.close();
  });

  it('is in the log when it refuses', async () => {
    let written = '';
    const stream = new Writable({
      write: (chunk: Buffer, _, done) => {
        written += chunk.toString();
        done();
      },
    });
    const refusing = await startOtlpReceiver(400);
    const tracing = await startTracing(refusing.url, pino(stream));
    await inSpan('one', { kind: 'internal' }, async () => undefined);
    await tracing.stop();
    expect(written).toContain('traces can not be sent to OTEL_EXPORTER_OTLP_ENDPOINT');
    await refusing.stop();
  });
});

describe('a server process', () => {
  it('sends its last spans when it is stopped, and none without the variable', async () => {
    const own = await startOtlpReceiver();
    const folder = await mkdtemp(path.join(tmpdir(), 'mijn-traced-'));
    const environment = { DATA_DIR: folder, DATABASE_URL: server.databaseUrl, PORT: '0' };
    for (const endpoint of ['', own.url]) {
      const program = runProgram('main.ts', { ...environment, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint });
      await fetch(`${await program.url}/health/ready`);
      program.kill('SIGTERM');
      expect(await program.ended).toBe(0);
      if (endpoint === '') expect(own.paths).toEqual([]);
    }
    expect(own.spans().map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /health/ready', 'sql select']),
    );
    await own.stop();
    await rm(folder, { recursive: true });
  }, 60_000);
});
