import { rm } from 'node:fs/promises';
import path from 'node:path';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
async function checkWith(fault?: Fault): Promise<Report> {
  runs += 1;
  const faulty = await startFaultyServer(`${server?.address}/api`, `10.0.0.${runs}`, fault);
  try {
    return await checkConformance({
      baseAddress: faulty.address,
      email: 'bram.bestuur@waterpas.example',
      password: 'Waterpas-2026!',
      secondEmail: 'gerda.controle@waterpas.example',
      secondPassword: 'Waterpas-2026!',
    });
  } finally {
    await faulty.stop();
  }
}

const brokenOf = ({ results }: Report): string[] =>
  results.flatMap(({ outcome, check, operation }) =>
    outcome === 'broken' ? [`${check}: ${operation}`] : [],
  );

describe('the conformance kit', () => {
  it(
    'finds nothing in this server, of which hardly anything is skipped',
    async () => {
      const report = await checkWith();
      expect(report.results.filter(({ outcome }) => outcome === 'broken')).toEqual([]);
      expect(report.left).toEqual([]);
      expect(report.holds).toBeGreaterThan(800);
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
