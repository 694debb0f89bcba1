import { expect, it } from '@jest/globals';
import { newUuid } from './new-uuid.ts';

it('is a UUID of version 4, and another one each time, with all bits but those of version and variant', () => {
  const made = Array.from({ length: 1000 }, newUuid);
  for (const one of made)
    expect(one).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
  expect(new Set(made).size).toBe(1000);
  const places = Array.from({ length: 36 }, (_, at) => new Set(made.map((one) => one.charAt(at))).size);
  expect(places).toEqual(places.map((_, at) => ([8, 13, 14, 18, 23].includes(at) ? 1 : at === 19 ? 4 : 16)));
});

it('needs no secure context', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
  try {
    expect(newUuid()).toHaveLength(36);
  } finally {
    Object.defineProperty(globalThis, 'crypto', before ?? {});
  }
});
