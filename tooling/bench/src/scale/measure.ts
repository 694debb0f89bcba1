import type { ScaleCall } from '@mijn/server/testing/fixtures';
import { median } from '../harness/median.ts';
import type { OpenFilling } from './open-filling.ts';

/** After the warm-up every connection has planned its queries and the data is in memory. */
const WARM_UP_ROUNDS = 30;
const ROUNDS = 150;

/** The times of a call and of its bare query, in milliseconds. */
export interface Times {
  call: number;
  bare: number;
}

const middleOf = (rounds: readonly Times[]): Times => ({
  call: median(rounds.map(({ call }) => call)),
  bare: median(rounds.map(({ bare }) => bare)),
});

async function time(filling: OpenFilling, call: ScaleCall): Promise<Times> {
  return { call: await filling.timeCall(call), bare: await filling.timeBare(call) };
}

/** The fillings are measured in turns, so that other load on the machine affects both equally. */
export async function measure(
  call: ScaleCall,
  fillings: { small: OpenFilling; large: OpenFilling },
): Promise<{ small: Times; large: Times }> {
  const small: Times[] = [];
  const large: Times[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round += 1) {
    small.push(await time(fillings.small, call));
    large.push(await time(fillings.large, call));
  }
  return { small: middleOf(small.slice(WARM_UP_ROUNDS)), large: middleOf(large.slice(WARM_UP_ROUNDS)) };
}
