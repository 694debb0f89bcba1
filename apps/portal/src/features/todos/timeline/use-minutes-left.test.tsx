import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MINUTE_MS } from '@mijn/domain/limits';
import { useMinutesLeft } from './use-minutes-left.ts';

function Minutes({ until }: { until: string | null }) {
  return <p>{useMinutesLeft(until)}</p>;
}

const wait = (milliseconds: number) => act(async () => jest.advanceTimersByTime(milliseconds));
const shown = () => screen.getByRole('paragraph').textContent;

describe('the minutes that are left', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('count down to 0, also when the first minute is not whole', async () => {
    render(<Minutes until={new Date(Date.now() + 2.5 * MINUTE_MS).toISOString()} />);
    expect(shown()).toBe('3');
    await wait(0.6 * MINUTE_MS);
    expect(shown()).toBe('2');
    await wait(MINUTE_MS);
    expect(shown()).toBe('1');
    await wait(MINUTE_MS);
    expect(shown()).toBe('0');
  });

  it.each([null, '2026-01-01T00:00:00Z'])('are 0 for %j', (until) => {
    render(<Minutes until={until} />);
    expect(shown()).toBe('0');
  });
});
