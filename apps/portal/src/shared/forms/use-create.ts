import { useState } from 'react';
import { contentKey, newAttempt } from '../drafts/content-key.ts';
import type { DraftHandle } from '../drafts/draft-handle.ts';

/**
 * Returns a function that creates something with an idempotency key. An unchanged body has the same key, so that a retry
 * after a lost response, a second click or another tab creates nothing twice. A changed body has another key, because the
 * server refuses a key with another body (docs/product.md#repeats).
 * @param create the trigger of the mutation.
 * @param draft the draft of the form, if it has one. The keys then stay the same over a reload and a login.
 */
export function useCreate<Input extends { body: object }, Outcome>(
  create: (input: Input & { idempotencyKey: string }) => Outcome,
  draft?: Pick<DraftHandle, 'keyOf'>,
): (input: Input) => Outcome {
  const [attempt] = useState(newAttempt);
  return (input) => {
    const idempotencyKey = draft?.keyOf(input.body) ?? contentKey(attempt, input.body);
    return create({ ...input, idempotencyKey });
  };
}
