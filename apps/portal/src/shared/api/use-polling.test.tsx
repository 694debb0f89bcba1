import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { POLL_MS, usePolling } from './use-polling.ts';

describe('usePolling', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  const start = (isOn: boolean) => {
    const ask = jest.fn();
    const hook = renderHook((props) => usePolling(ask, props.isOn), { initialProps: { isOn } });
    return { ask, ...hook };
  };

  it('calls the function until it is off', () => {
    const { ask, rerender } = start(true);
    jest.advanceTimersByTime(2 * POLL_MS);
    expect(ask).toHaveBeenCalledTimes(2);
    rerender({ isOn: false });
    jest.advanceTimersByTime(2 * POLL_MS);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('calls nothing while the page is hidden', () => {
    const { ask } = start(true);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    jest.advanceTimersByTime(2 * POLL_MS);
    expect(ask).not.toHaveBeenCalled();
  });
});
