import { describe, expect, it } from '@jest/globals';
import type { ApiError } from '@mijn/api';
import { castUntilResponse } from './cast-until-response.ts';

const network: ApiError = { kind: 'network' };
const busy: ApiError = { kind: 'response', status: 503, code: 'internal_error', message: 'Busy.' };
const closed: ApiError = { kind: 'response', status: 409, code: 'ballot_closed', message: 'Closed.' };

async function run(outcomes: readonly (ApiError | 'changed' | 'stopped' | undefined)[]) {
  const waits: number[] = [];
  let at = 0;
  let unanswered = 0;
  const error = await castUntilResponse({
    send: async () => {
      at += 1;
      return outcomes[at - 1];
    },
    onNoResponse: () => {
      unanswered += 1;
    },
    wait: async (delay) => {
      waits.push(delay);
    },
  });
  return { error, attempts: at, unanswered, waits };
}

describe('votes that are sent', () => {
  it('are sent once if the server receives them', async () => {
    expect(await run([undefined])).toEqual({ error: undefined, attempts: 1, unanswered: 0, waits: [] });
  });

  it('are sent again without a connection and while the server is busy, after at most eight seconds', async () => {
    const { error, attempts, unanswered, waits } = await run([network, busy, network, network, undefined]);
    expect([error, attempts, unanswered]).toEqual([undefined, 5, 4]);
    expect(Math.max(...waits)).toBe(8000);
  });

  it('are not sent again once the server refuses them', async () => {
    expect(await run([network, closed])).toMatchObject({ error: closed, attempts: 2 });
  });

  it('are not sent again once the member keeps what was before', async () => {
    expect(await run([network, 'stopped', undefined])).toMatchObject({ error: 'stopped', attempts: 2 });
  });

  it('are replaced at once by what the member sent meanwhile', async () => {
    expect(await run(['changed', undefined])).toMatchObject({ attempts: 2, waits: [] });
  });
});
