import type { ApiError } from '@mijn/api';
import { useEffect, useRef, useState } from 'react';
import { errorOfThrown } from '../api/failures.ts';
import { retryDelay } from '../session/use-retry.ts';
import { connectionBack, isPassing } from './connection-back.ts';

/**
 * Repeats a call of a form until the connection and the server are back. The caller gives each attempt the same idempotency key, so that
 * it counts once. The attempts end when the form is closed, which keeps its draft.
 */
export function useSendWhenBack() {
  const [stalledBy, setStalledBy] = useState<ApiError>();
  const closing = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    closing.current = controller;
    return () => controller.abort();
  }, []);

  /** @throws ApiFailure the failure that does not pass, or `cancelled` if the form is closed. */
  const send = async <Response>(call: (signal: AbortSignal) => Promise<Response>): Promise<Response> => {
    const { signal } = closing.current;
    try {
      for (let failures = 0; ; failures += 1) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- an attempt follows the failure of the one before
          return await call(signal);
        } catch (thrown) {
          // oxlint-disable-next-line no-await-in-loop -- the failure is explained before the next attempt
          const error = await errorOfThrown(thrown);
          if (!isPassing(error)) throw thrown;
          setStalledBy(error);
          // oxlint-disable-next-line no-await-in-loop -- the next attempt waits
          await connectionBack(retryDelay(error, failures), signal);
        }
      }
    } finally {
      setStalledBy(undefined);
    }
  };
  return {
    send,
    /** The failure after which the call waits. Undefined while nothing waits. */
    stalledBy,
  };
}
