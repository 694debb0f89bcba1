import { describe, expect, it } from '@jest/globals';
import { cleanCode, codeFrom } from './code-from.ts';

describe('a pasted text', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    [' 123\u00A0456\n', '123456'],
    ['Uw code is 123 456. Deel deze met niemand.', '123456'],
    ['Op 20 november kreeg u 654321', '654321'],
    ['geen code', undefined],
    ['12345', undefined],
    ['1234567', undefined],
  ])('%j contains the six-digit code %s', (text, code) => {
    expect(codeFrom(text, 'digits', 6)).toBe(code);
  });

  it.each([
    ['demo-0001-0001', 'demo-0001-0001'],
    ['3. DEMO-0001-0001 (ongebruikt)', 'DEMO-0001-0001'],
    ['niets', undefined],
  ])('%j contains the recovery code %s', (text, code) => {
    expect(codeFrom(text, 'characters')).toBe(code);
  });
});

describe('a typed code', () => {
  it.each([
    ['12a 34', 'digits', 6, '1234'],
    ['12345678', 'digits', 6, '123456'],
    ['demo-0001 0001', 'characters', undefined, 'demo-00010001'],
  ] as const)('%j of the kind %s and the length %s becomes %s', (text, kind, length, code) => {
    expect(cleanCode(text, kind, length)).toBe(code);
  });
});
