import { useState } from 'react';
import { contentKey, newAttempt } from '../drafts/content-key.ts';
import type { DraftHandle } from '../drafts/draft-handle.ts';

/**
 * Returns a function that returns the idempotency key of a body. An unchanged body has the same key, so that a retry
 * after a lost response creates nothing twice. A changed body has another key, because the server refuses a key with
 * another body (docs/product.md#repeats).
 * @param draft the draft of the form, if it has one. The keys then stay the same over a reload.
 */
export function useIdempotencyKey(draft?: Pick<DraftHandle, 'keyOf'>): (body: object) => string {
  const [attempt] = useState(newAttempt);
  return draft?.keyOf ?? ((body) => contentKey(attempt, body));
}
