import { describe, expect, it } from '@jest/globals';
import { downloadName, nameWithExtension, safeFileName, uploadedName } from './file-name.ts';

const PDF = { extension: 'pdf', media_type: 'application/pdf' };

describe('the name of a file', () => {
  it.each([
    ['../../etc/passwd', '.. .. etc passwd'],
    ['a\\b\u0000c\uE000d.pdf', 'a b c d.pdf'],
    ['  twee  spaties\u202E.pdf', 'twee spaties.pdf'],
    ['/', ''],
  ])('has no slashes and control characters: %j', (name, expected) => {
    expect(safeFileName(name)).toBe(expected);
  });

  it.each([
    ['wel en/of niet.pdf', 'wel en of niet.pdf'],
    ['//.pdf', 'Document.pdf'],
    ['/', 'Document'],
  ])('is never empty or hidden in a download: %j', (name, expected) => {
    expect(downloadName(name)).toBe(expected);
  });

  it('keeps what was typed, and loses the slashes of a file on a disk', () => {
    expect(nameWithExtension('Begroting 2026/2027', PDF)).toBe('Begroting 2026/2027.pdf');
    expect(uploadedName('C:\\Begroting.PDF', PDF)).toBe('C: Begroting.PDF');
    expect(() => uploadedName('//', PDF)).toThrow('The input breaks the contract');
  });
});
