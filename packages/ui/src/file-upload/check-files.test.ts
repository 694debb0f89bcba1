import { describe, expect, it } from '@jest/globals';
import { checkFiles } from './check-files.ts';

const file = (name: string, bytes = 1, type = '') => new File(['x'.repeat(bytes)], name, { type });

const judged = (files: File[], rules: Parameters<typeof checkFiles>[1]) => {
  const { taken, rejected } = checkFiles(files, rules);
  return {
    taken: taken.map(({ name }) => name),
    rejected: rejected.map(({ file: { name }, reason }) => `${name}: ${reason}`),
  };
};

describe('chosen files', () => {
  it('are accepted by extension, in lower or upper case, or by media type', () => {
    const files = [file('a.PDF'), file('b.exe'), file('c', 1, 'image/png')];
    expect(judged(files, { accepted: ['.pdf', 'image/*'], isMultiple: true })).toEqual({
      taken: ['a.PDF', 'c'],
      rejected: ['b.exe: wrong_kind'],
    });
  });

  it('only lose the characters in their names that change the direction of the text', () => {
    const [taken] = checkFiles(
      [new File(['x'], 'nota\u202Efdp.exe', { type: 'application/pdf', lastModified: 7 })],
      {
        accepted: ['application/pdf'],
      },
    ).taken;
    expect(taken).toMatchObject({ name: 'notafdp.exe', type: 'application/pdf', size: 1, lastModified: 7 });
  });

  it('are all accepted if there are no rules', () => {
    expect(judged([file('a'), file('b')], { accepted: [], isMultiple: true }).taken).toEqual(['a', 'b']);
  });

  it('may be as large as the limit, but not larger', () => {
    expect(
      judged([file('a.pdf', 10), file('b.pdf', 11)], { accepted: [], maxBytes: 10, isMultiple: true }),
    ).toEqual({ taken: ['a.pdf'], rejected: ['b.pdf: too_large'] });
  });

  it('may have a name as long as the limit, but not longer', () => {
    expect(
      judged([file('a.pdf'), file('ab.pdf')], { accepted: [], maxNameLength: 5, isMultiple: true }),
    ).toEqual({ taken: ['a.pdf'], rejected: ['ab.pdf: name_too_long'] });
  });

  it('are rejected as too many after the first accepted file, if only one file is allowed', () => {
    expect(judged([file('a.exe'), file('b.pdf'), file('c.pdf')], { accepted: ['.pdf'] })).toEqual({
      taken: ['b.pdf'],
      rejected: ['a.exe: wrong_kind', 'c.pdf: too_many'],
    });
  });

  it.each([
    [['.pdf'], 'Kies een PDF.'],
    [['.pdf', '.docx', '.xlsx'], 'Kies een PDF, DOCX of XLSX.'],
    [['application/pdf', '.pdf', 'image/*'], 'Kies een PDF of afbeelding.'],
  ])('of a wrong type are rejected with a message that names the types %j', (accepted, text) => {
    const [rejected] = checkFiles([file('virus.exe')], { accepted }).rejected;
    expect(rejected?.message).toBe(`“virus.exe” kunt u hier niet toevoegen. ${text}`);
  });

  it('that are too large are rejected with a message that names the limit', () => {
    const [rejected] = checkFiles([file('groot.pdf', 1_200_001)], {
      accepted: [],
      maxBytes: 1_200_000,
    }).rejected;
    expect(rejected?.message).toMatch(/^“groot.pdf” is te groot\. Kies een bestand van hoogstens 1,2.MB\.$/u);
  });
});
