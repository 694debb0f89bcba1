import { setImmediate as turn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { createHashLine, type Holder } from './hash-line.ts';

const refused = new Error('refused');
const stranger = (id: string): Holder => ({ lane: 'stranger', id });
const member: Holder = { lane: 'member', id: 'anna' };

let begun: string[];
let ends: (() => void)[];
let outcomes: string[];
let line: ReturnType<typeof createHashLine>;

const newLine = (waitMs: number) =>
  createHashLine({ atOnce: 1, waitingMax: 4, waitMs, onRefused: () => refused });

beforeEach(() => {
  [begun, ends, outcomes] = [[], [], []];
  line = newLine(60_000);
});

const add = (holder: Holder, name: string): void => {
  const run = line.run(holder, () => {
    begun.push(name);
    const { promise, resolve } = Promise.withResolvers<undefined>();
    ends.push(() => resolve(undefined));
    return promise;
  });
  run.then(
    () => outcomes.push(`${name} ended`),
    (error: unknown) => outcomes.push(`${name} ${error === refused ? 'refused' : 'failed'}`),
  );
};

/** Ends the tasks that run, one after the other, until none is left. */
async function endAll(): Promise<string[]> {
  for (let end = ends.shift(); end; end = ends.shift()) {
    end();
    await turn();
  }
  return begun;
}

describe('the line for hashes', () => {
  it('takes turns between clients, so that one with many does not delay another', async () => {
    for (const number of [1, 2, 3]) add(stranger('flood'), `flood ${number}`);
    add(stranger('other'), 'other');
    expect(await endAll()).toEqual(['flood 1', 'flood 2', 'other', 'flood 3']);
  });

  it('lets members go before all strangers that wait', async () => {
    for (const number of [1, 2, 3]) add(stranger(`${number}`), `stranger ${number}`);
    add(member, 'member');
    expect(await endAll()).toEqual(['stranger 1', 'member', 'stranger 2', 'stranger 3']);
  });

  it('refuses who has the most when it is full, and the newcomer when all have the same', async () => {
    for (const number of [1, 2, 3, 4, 5]) add(stranger('flood'), `flood ${number}`);
    add(stranger('flood'), 'flood 6');
    add(stranger('other'), 'other');
    add(member, 'member');
    await turn();
    expect(outcomes).toEqual(['flood 6 refused', 'flood 5 refused']);
    expect(await endAll()).toEqual(['flood 1', 'member', 'flood 2', 'other', 'flood 3', 'flood 4']);
  });

  it('says beforehand who would be refused', async () => {
    for (const number of [1, 2, 3, 4, 5]) add(stranger('flood'), `flood ${number}`);
    expect(['flood', 'other'].map((id) => line.isFull(stranger(id)))).toEqual([true, false]);
    expect(line.isFull(member)).toBe(false);
    await endAll();
    expect(line.isFull(stranger('flood'))).toBe(false);
  });

  it('refuses who waited too long, and passes the turn on', async () => {
    line = newLine(20);
    add(stranger('one'), 'one');
    await expect(line.run(stranger('late'), async () => begun.push('late'))).rejects.toBe(refused);
    add(stranger('next'), 'next');
    expect(await endAll()).toEqual(['one', 'next']);
  });

  it('goes on after a task that fails', async () => {
    await expect(line.run(member, () => Promise.reject(new Error('out of memory')))).rejects.toThrow(
      'out of memory',
    );
    add(member, 'after');
    expect(await endAll()).toEqual(['after']);
  });
});
