import { nanoid } from '@reduxjs/toolkit';
import { useRef } from 'react';

/**
 * Returns a function that returns the idempotency key of a body. An unchanged body has the same key, so that a retry
 * after a lost response creates nothing twice. A changed body has another key, because the server refuses a key with
 * another body (docs/product.md#repeats).
 */
export function useIdempotencyKey(): (body: object) => string {
  const sent = useRef({ content: '', key: '' });
  return (body) => {
    const content = JSON.stringify(body);
    if (sent.current.content !== content) sent.current = { content, key: nanoid() };
    return sent.current.key;
  };
}
