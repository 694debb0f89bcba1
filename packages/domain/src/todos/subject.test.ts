import { describe, expect, it } from '@jest/globals';
import { SUBJECT_LENGTH_MAX, subjectOf } from './todos.ts';

const LONG = 'Dakgoot boven de noordelijke ingang van portiek A vervangen en opnieuw schilderen '
  .repeat(3)
  .trim();

describe('the subject of a description', () => {
  it.each([
    ['is the description, if that is one short sentence', 'Lamp vervangen', 'Lamp vervangen', ''],
    ['has no point at its end', 'Lamp vervangen.', 'Lamp vervangen', ''],
    [
      'is the first sentence, and the rest is the text',
      'Dakgoot vervangen boven nr. 41. De zinken bodem lekt. Herstel houdt niet.',
      'Dakgoot vervangen boven nr. 41',
      'De zinken bodem lekt. Herstel houdt niet.',
    ],
    [
      'keeps abbreviations and initials together',
      'Melding van dhr. De Vries, mevr. A.B. Bakker en K. Overdijk t.a.v. Het bestuur. Graag bellen.',
      'Melding van dhr. De Vries, mevr. A.B. Bakker en K. Overdijk t.a.v. Het bestuur',
      'Graag bellen.',
    ],
    ['keeps its question mark', 'Wie doet er mee? Meld u aan.', 'Wie doet er mee?', 'Meld u aan.'],
    ['ends at a line break', 'Lamp vervangen\n\nIn portiek B.', 'Lamp vervangen', 'In portiek B.'],
    [
      'keeps amounts and dates together',
      'Offerte van € 1.250,00 van 1-2-2026',
      'Offerte van € 1.250,00 van 1-2-2026',
      '',
    ],
    ['is empty for an empty description', '  ', '', ''],
  ])('%s', (_, description, subject, text) => {
    expect(subjectOf(description)).toEqual({ subject, text });
  });

  it('is cut between words if the first sentence is too long, and then the whole description is the text', () => {
    const { subject, text } = subjectOf(LONG);
    expect(subject.length).toBeLessThanOrEqual(SUBJECT_LENGTH_MAX);
    expect(subject).toMatch(/ [a-zA]+…$/u);
    expect(LONG.startsWith(subject.slice(0, -1))).toBe(true);
    expect(text).toBe(LONG);
  });

  it('is cut inside a word that is too long by itself, but not inside a character', () => {
    const { subject, text } = subjectOf('👍'.repeat(200));
    expect(subject).toBe(`${'👍'.repeat((SUBJECT_LENGTH_MAX - 2) / 2)}…`);
    expect(text).toBe('👍'.repeat(200));
  });
});
