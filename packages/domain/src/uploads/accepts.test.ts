import { describe, expect, it } from '@jest/globals';
import {
  acceptsFile,
  addFiles,
  extensionOf,
  isDocumentExtension,
  isPhotoExtension,
  partitionFiles,
} from './uploads.ts';

describe('an upload field', () => {
  it.each([
    ['notulen.pdf', 'application/pdf', ['.pdf'], true],
    ['NOTULEN.PDF', '', ['.pdf'], true],
    ['notulen.pdf', '', ['.PDF'], true],
    ['notulen.pdf.exe', '', ['.pdf'], false],
    ['notulenpdf', '', ['.pdf'], false],
    ['foto.jpg', 'image/jpeg', ['image/jpeg'], true],
    ['foto.jpg', 'IMAGE/JPEG', ['image/jpeg'], true],
    ['foto', 'image/webp', ['image/*'], true],
    ['film.mp4', 'video/mp4', ['image/*'], false],
    ['foto.jpg', '', ['image/jpeg'], false],
    ['foto.jpg', '', ['application/pdf', '.jpg'], true],
    ['alles.xyz', '', [], true],
  ])('with the file %s (%s) and the accepted types %j returns %s', (name, type, accepted, expected) => {
    expect(acceptsFile({ name, type }, accepted)).toBe(expected);
  });

  it('separates accepted and rejected files, each in their original order', () => {
    const files = ['a.pdf', 'b.exe', 'c.pdf'].map((name) => ({ name, type: '' }));
    const { valid, invalid } = partitionFiles(files, ['.pdf']);
    expect(valid.map(({ name }) => name)).toEqual(['a.pdf', 'c.pdf']);
    expect(invalid.map(({ name }) => name)).toEqual(['b.exe']);
  });

  it.each([
    ['appends in multiple-file mode', true, ['a', 'b', 'c']],
    ['replaces the files with the first chosen file otherwise', false, ['b']],
  ])('%s', (_, isMultiple, expected) => {
    const named = (name: string) => ({ name, type: '' });
    const files = addFiles([named('a')], [named('b'), named('c')], isMultiple);
    expect(files.map(({ name }) => name)).toEqual(expected);
  });

  it('keeps its files if no file is chosen', () => {
    const files = [{ name: 'a', type: '' }];
    expect(addFiles(files, [], false)).toBe(files);
  });
});

describe('the extension of a document', () => {
  it.each([
    ['Notulen ALV 10-6-2026.PDF', 'pdf', true],
    ['begroting.v2.xlsx', 'xlsx', true],
    ['.pdf', '', false],
    ['zonder', '', false],
    ['macro.docm', 'docm', false],
    ['naam.constructor', 'constructor', false],
  ])('of %s is %j, accepted by the archive: %s', (name, extension, isTaken) => {
    expect(extensionOf(name)).toBe(extension);
    expect(isDocumentExtension(extension)).toBe(isTaken);
  });
});

describe('the extension of a photo', () => {
  it.each([
    ['IMG_0412.HEIC', true],
    ['tuindag.heif', true],
    ['DSC00412.HIF', true],
    ['tuindag.webp', true],
    ['tuindag.svg', false],
    ['tuindag.gif', false],
    ['naam.constructor', false],
  ])('of %s is accepted by an album: %s', (name, isTaken) => {
    expect(isPhotoExtension(extensionOf(name))).toBe(isTaken);
  });
});
