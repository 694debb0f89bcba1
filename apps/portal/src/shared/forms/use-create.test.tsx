import { expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { useCreate } from './use-create.ts';

function keysOf() {
  const trigger = jest.fn(
    ({ idempotencyKey }: { body: { text: string } } & { idempotencyKey: string }) => idempotencyKey,
  );
  const { result, rerender } = renderHook(() => useCreate(trigger));
  return (text: string) => {
    rerender();
    return result.current({ body: { text } });
  };
}

it('sends what did not change with the same key, also after something else was sent in between', () => {
  const keyOf = keysOf();
  const [first, other, again] = ['roof', 'door', 'roof'].map(keyOf);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

it('sends the same from another form with another key', () => {
  expect(keysOf()('roof')).not.toBe(keysOf()('roof'));
});
