import { describe, expect, it } from '@jest/globals';
import { entryName, entryNames, uniqueNames } from './zip-files.ts';

describe('the names in a zip', () => {
  it('get a number when they differ only in case', () => {
    expect(uniqueNames(['a.pdf', 'A.pdf', 'a (2).pdf', 'a.pdf', 'geen'])).toEqual([
      'a.pdf',
      'A (2).pdf',
      'a (2) (2).pdf',
      'a (3).pdf',
      'geen',
    ]);
  });
});

describe('the name of a document in a zip', () => {
  it.each([
    ['B: Balans 2024.pdf', 'B- Balans 2024.pdf'],
    ['C:\\Windows\\a.pdf', 'C-Windows-a.pdf'],
    ['/etc/passwd', '-etc-passwd'],
    ['../../a.pdf', '-..-a.pdf'],
    ['..', 'Document'],
    ['', 'Document'],
    [' . ', 'Document'],
    ['Begroting. .', 'Begroting'],
    ['con.pdf', 'con_.pdf'],
    ['LPT1', 'LPT1_'],
    ['Contract.pdf', 'Contract.pdf'],
    ['Wat? "Nee" <ja> | *.pdf', 'Wat- -Nee- -ja- - -.pdf'],
    ['regel\none\u0000.pdf', 'regel-one-.pdf'],
    ['X\u202E-31.pdf', 'X-31.pdf'],
    ['half \uD800.pdf', 'half -.pdf'],
  ])('of %j is %j', (name, expected) => {
    expect(entryName(name)).toBe(expected);
  });

  it.each(['é'.repeat(200), `a.${'é'.repeat(200)}`, '👩'.repeat(100)])(
    'is short enough for a file system: %s',
    (name) => {
      const [, second = ''] = entryNames([`${name}.pdf`, `${name}.pdf`]);
      expect(Buffer.byteLength(second)).toBeLessThanOrEqual(255);
      expect(second).toMatch(/ \(2\)\.pdf$/u);
      expect(second.isWellFormed()).toBe(true);
    },
  );

  it('is unique for names that become the same', () => {
    expect(entryNames(['a:b.pdf', 'a?b.pdf', 'A|B.pdf'])).toEqual(['a-b.pdf', 'a-b (2).pdf', 'A-B (3).pdf']);
  });
});
