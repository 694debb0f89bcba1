import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { isServerTimeKnown, serverNow, serverTimeSeen } from './server-clock.ts';

afterEach(() => {
  jest.useRealTimers();
});

describe('the clock of the server', () => {
  it.each([40, 400, -40, -400])(
    'holds when the device is %d days off, and when its clock is put right',
    (days) => {
      const real = Date.parse('2026-11-28T12:00:00Z');
      jest.useFakeTimers({ now: real + days * 86_400_000 });
      serverTimeSeen(real);
      expect(isServerTimeKnown()).toBe(true);
      expect(serverNow()).toBe(real);
      jest.setSystemTime(real);
      serverTimeSeen(real);
      expect(serverNow()).toBe(real);
    },
  );

  it('takes no time from a response without one, and none of seconds that a response was on its way', () => {
    const now = Date.parse('2026-11-28T12:00:00Z');
    jest.useFakeTimers({ now });
    serverTimeSeen(now - 30_000);
    expect(serverNow()).toBe(now);
    serverTimeSeen(Number.NaN);
    expect(serverNow()).toBe(now);
  });
});
