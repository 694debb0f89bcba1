import type { ApiError } from '@mijn/api';
import { retryDelay } from '../../../shared/session/use-retry.ts';
import { connectionBack, isPassing } from '../../../shared/uploads/connection-back.ts';

/** A wait between two attempts, which a press of the button ends. */
export interface Pause {
  /** Waits for a delay in milliseconds, or until the connection is back. */
  wait: (delay: number) => Promise<void>;
  end: () => void;
}

const NEVER = new AbortController().signal;

export function createPause(): Pause {
  let end = (): void => undefined;
  return {
    wait: async (delay) => {
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      await Promise.race([connectionBack(delay, NEVER), ended]);
    },
    end: () => end(),
  };
}

interface Steps {
  /** Sends the newest votes. Returns the error, `changed` if the member sent others meanwhile, or `stopped` if there is nothing to send any more. */
  send: () => Promise<ApiError | 'changed' | 'stopped' | undefined>;
  /** Called when there was no response, before the wait for the next attempt. */
  onNoResponse: () => void;
  wait: Pause['wait'];
}

/** The longest wait between two attempts, in milliseconds. A ballot is open for minutes. */
const DELAY_MS_MAX = 8000;

/**
 * Sends votes until the server responds: it received them, or it says why it does not. A server that is away or busy is no response.
 * @returns the error of the response, undefined if the votes were received, or `stopped` if the member does not want them any more.
 */
export async function castUntilResponse({
  send,
  onNoResponse,
  wait,
}: Steps): Promise<ApiError | 'stopped' | undefined> {
  let failures = 0;
  for (;;) {
    const outcome = await send();
    if (outcome === undefined || outcome === 'stopped') return outcome;
    if (outcome !== 'changed') {
      if (!isPassing(outcome)) return outcome;
      onNoResponse();
      await wait(Math.min(retryDelay(outcome, failures), DELAY_MS_MAX));
      failures += 1;
    }
  }
}
