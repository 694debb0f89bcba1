import { describe, expect, it } from '@jest/globals';
import { REPORT_TEXT_LENGTH_MAX, REPORT_WORDS_MIN } from '../limits/limits.ts';
import { validate } from '../validation/validation.ts';
import { reportTextsForm } from './reports.contract.ts';
import { countWords, subjectOfReport } from './reports.ts';

describe('the subject of a report', () => {
  it.each([
    ['Lift staat stil', 'Lift staat stil'],
    ['Er zit een natte plek op het plafond. Als het regent, wordt hij groter.', 'Natte plek op het plafond'],
    ['Er loopt water\tlangs de muur', 'Water langs de muur'],
    ['er is', 'Er is'],
    ['', ''],
  ])('of %j is %j', (text, subject) => {
    expect(subjectOfReport(text).toLowerCase()).toBe(subject.toLowerCase());
  });

  it('is valid for every valid text', async () => {
    const texts = ['Het ruikt naar gas', 'lek '.repeat(2500), 'een\u0001twee drie vier', 'a b c\r\nd'];
    for (const text of texts) {
      const form = { text, subject: subjectOfReport(text), place: 'Lift' };
      expect(await validate(reportTextsForm, form, 'cast')).toMatchObject({ ok: true });
    }
  });
});

describe('the text of a report', () => {
  it.each([
    ['empty', '', 'required'],
    ['of two words', 'Lift stuk', 'too_few_words'],
    ['of two words and a character without width', 'Lift \u200B stuk', 'too_few_words'],
    ['of characters without width', '\u200B \u2060 \u00AD', 'too_few_words'],
    ['longer than the maximum', 'a '.repeat(REPORT_TEXT_LENGTH_MAX), 'too_long'],
  ])('is not %s', async (_, text, code) => {
    const result = await validate(reportTextsForm, { text, subject: 'Lift', place: 'Lift' }, 'cast');
    expect(result.ok ? [] : result.errors['text']?.map((error) => error.code)).toEqual([code]);
  });

  it('has words that are counted', () => {
    expect(['', ' ', 'een', ' een  twee\ndrie '].map(countWords)).toEqual([0, 0, 1, REPORT_WORDS_MIN]);
  });

  it.each(['\u200B', '\u200C', '\u200D', '\u2060', '\uFEFF', '\u00AD', '\u202E', '\u3164'])(
    'has no word in %j alone',
    (character) => {
      expect(countWords(`${character} een ${character}`)).toBe(1);
    },
  );
});
