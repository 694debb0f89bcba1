import { describe, expect, it } from '@jest/globals';
import { retryDelay } from './use-retry.ts';

const network = { kind: 'network' } as const;
const busy = {
  kind: 'answer',
  status: 429,
  code: 'too_many_requests',
  message: 'Wait.',
  retry_after_s: 20,
} as const;

describe('the next try', () => {
  it('comes later after each failure, up to half a minute', () => {
    const delays = [0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(network, failures, 0.5));
    expect(delays).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('is spread, so that not all browsers come back at once', () => {
    expect([retryDelay(network, 0, 0), retryDelay(network, 0, 1)]).toEqual([1500, 2500]);
  });

  it('is never sooner than the server asks', () => {
    expect(retryDelay(busy, 0, 0)).toBe(20_000);
  });
});
