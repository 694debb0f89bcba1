import { beforeEach, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { startTestApp } from '../../testing/index.ts';
import { createRefusalLog, type RefusalLog } from './refusal-log.ts';

interface Line {
  msg: string;
  refused?: number;
  calls?: { route: string; status: number; count: number }[];
}

const CALL = { method: 'GET', route: '/api/auth/user', status: 401 };

describe('the log of refused calls', () => {
  let written: Line[];
  let refusals: RefusalLog;
  let passSecond: () => void;
  beforeEach(() => {
    written = [];
    let now = 0;
    let waiting: (() => void) | undefined;
    passSecond = () => {
      now += 1000;
      const run = waiting;
      waiting = undefined;
      run?.();
    };
    refusals = createRefusalLog(pino({}, { write: (line) => written.push(JSON.parse(line)) }), {
      now: () => now,
      afterSecond: (run) => {
        waiting = run;
        return () => {
          waiting = undefined;
        };
      },
    });
  });
  const takeMany = (count: number) =>
    Array.from({ length: count }, () => refusals.take(CALL)).filter(Boolean).length;

  it('has a line for each call as long as they are few', () => {
    for (let second = 0; second < 5; second += 1) {
      expect(takeMany(20)).toBe(20);
      passSecond();
    }
    expect(written).toEqual([]);
  });

  it('has one line a second with a count in a flood, and a line for each call after it', () => {
    expect(takeMany(5000)).toBe(20);
    for (let second = 0; second < 14; second += 1) {
      passSecond();
      expect(takeMany(5000)).toBe(0);
    }
    passSecond();
    expect(written.map(({ msg, refused }) => [msg, refused])).toEqual([
      ['refused calls', 4980],
      ...Array.from({ length: 14 }, () => ['refused calls', 5000]),
    ]);
    expect(written[1]?.calls).toEqual([{ ...CALL, count: 5000 }]);
    passSecond();
    expect(takeMany(3)).toBe(3);
    expect(written).toHaveLength(15);
  });

  it('says what it counted when the server stops', () => {
    takeMany(25);
    refusals.flush();
    expect(written).toMatchObject([{ refused: 5 }]);
    passSecond();
    expect(written).toHaveLength(1);
  });
});

describe('a flood of refused calls', () => {
  it('writes few lines, whose counts are all calls', async () => {
    const lines: Line[] = [];
    const log = pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line)) });
    const server = await startTestApp({ log });
    const client = server.client();
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(Array.from({ length: 50 }, async () => client.get('/auth/user')));
    }
    await server.stop();
    const own = lines.filter(({ msg }) => msg === 'call').length;
    const counted = lines.reduce((sum, { refused = 0 }) => sum + refused, 0);
    expect(own + counted).toBe(500);
    expect(counted).toBeGreaterThan(0);
  });
});
