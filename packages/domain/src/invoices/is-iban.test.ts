import { describe, expect, it } from '@jest/globals';
import { isIban } from './invoices.ts';

describe('an IBAN', () => {
  it.each([
    ['NL91ABNA0417164300', true],
    ['BE68539007547034', true],
    ['DE89370400440532013000', true],
    ['MT84MALT011000012345MTLCAST001S', true],
    ['NL91ABNA0417164301', false],
    ['NL19ABNA0417164300', false],
    ['NL91ABNA041716430', false],
    ['NL91ABNA04171643000', false],
    ['NL910417164300ABNA', false],
    ['XX91ABNA0417164300', false],
    ['123456789', false],
    ['', false],
  ])('is valid for %s: %s', (plain, is) => {
    expect(isIban(plain)).toBe(is);
  });
});
