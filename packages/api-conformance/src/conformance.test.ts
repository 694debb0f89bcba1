import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type RealServer, startRealServer } from '@mijn/bench/real-server';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faults } from '../testing/faults.ts';
import { type Fault, startFaultyServer } from '../testing/faulty-server.ts';
import type { Report } from './report.ts';
import { checkConformance } from './run.ts';

/** A run makes more than a thousand calls, and other tests may use the machine at the same time. */
const RUN_TIMEOUT_MS = 300_000;

let folder = '';
let server: RealServer | undefined;
let runs = 0;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kit-'));
  process.env['TRUST_PROXY'] = '127.0.0.1,::1';
  server = await startRealServer(path.join(folder, 'd'), [], 'src/testing/serve-demo.ts');
}, 300_000);
afterAll(async () => {
  await server?.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Checks the real server with a fault, or without one. */
async function checkWith(fault?: Fault, signal?: AbortSignal): Promise<Report> {
  runs += 1;
  const faulty = await startFaultyServer(`${server?.address}/api`, `10.0.0.${runs}`, fault);
  try {
    return await checkConformance({
      baseAddress: faulty.address,
      email: 'bram.bestuur@waterpas.example',
      password: 'Waterpas-2026!',
      secondEmail: 'gerda.controle@waterpas.example',
      secondPassword: 'Waterpas-2026!',
      signal,
    });
  } finally {
    await faulty.stop();
  }
}

/** Remembers the ids of what calls create and delete, and tells when something was created. */
function watch(onCreation: () => void = () => undefined) {
  const created = new Set<string>();
  const deleted = new Set<string>();
  const fault: Fault = async (request, forward) => {
    const passed = await forward(request);
    if (request.method === 'DELETE') deleted.add(path.posix.basename(request.path));
    if (request.method === 'POST' && passed.status === 201) {
      created.add(JSON.parse(passed.body.toString()).id);
      onCreation();
    }
    return passed;
  };
  return { created, deleted, fault };
}

const brokenOf = ({ results }: Report): string[] =>
  results.flatMap(({ outcome, check, operation }) =>
    outcome === 'broken' ? [`${check}: ${operation}`] : [],
  );

describe('the conformance kit', () => {
  it(
    'finds nothing in this server, of which hardly anything is skipped',
    async () => {
      const { created, deleted, fault } = watch();
      const report = await checkWith(fault);
      expect(report.results.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
      expect(report.left).toEqual([]);
      expect(report.skipped).toBeLessThan(report.results.length / 10);
      expect(created.size).toBeGreaterThan(10);
      expect([...created].filter((id) => !deleted.has(id))).toEqual([]);
    },
    RUN_TIMEOUT_MS,
  );

  it(
    'deletes what a call created whose answer was lost, because the run was stopped',
    async () => {
      const stop = new AbortController();
      const { created, deleted, fault } = watch(() => stop.abort());
      const report = await checkWith(fault, stop.signal);
      expect(report).toMatchObject({ is_stopped: true, left: [], broken: 0 });
      expect(created.size).toBe(1);
      expect([...created].filter((id) => !deleted.has(id))).toEqual([]);
    },
    RUN_TIMEOUT_MS,
  );

  it('is held against 25 faults', () => {
    expect(faults).toHaveLength(25);
    expect(new Set(faults.map(({ check }) => check)).size).toBe(25);
  });

  it.each(faults)(
    'catches a server that $does, and only that',
    async ({ check, operation, create }) => {
      expect(brokenOf(await checkWith(create()))).toEqual([`${check}: ${operation}`]);
    },
    RUN_TIMEOUT_MS,
  );
});
