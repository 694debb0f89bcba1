import { describe, expect, it } from '@jest/globals';
import { retryDelay } from './use-retry.ts';

const network = { kind: 'network' } as const;
const busy = {
  kind: 'response',
  status: 429,
  code: 'too_many_requests',
  message: 'Wait.',
  retry_after_s: 20,
} as const;

describe('the delay before the next retry', () => {
  it('doubles after each failure, up to 30 seconds', () => {
    const delays = [0, 1, 2, 3, 4, 5, 20].map((failures) => retryDelay(network, failures, 0.5));
    expect(delays).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
  });

  it('is random within limits, so that not all browsers retry at the same time', () => {
    expect([retryDelay(network, 0, 0), retryDelay(network, 0, 1)]).toEqual([1500, 2500]);
  });

  it('is never shorter than the Retry-After of the server', () => {
    expect(retryDelay(busy, 0, 0)).toBe(20_000);
  });
});
