import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { faultOfText, readWords } from './words.js';

const words = readWords(readFileSync(new URL('../../../docs/woordenlijst.md', import.meta.url), 'utf8'));

describe('the words of texts', () => {
  it.each([
    ['U heeft een nieuw adres.', 'u hebt'],
    ['Gebruik ten minste 12 tekens.', 'minstens'],
    ['Maximaal 25 MB', 'hoogstens'],
    ['U krijgt een e-mail met een link.', 'mail'],
    ['"Notulen" is verborgen.', '“aanhaling”'],
    ['Nog geen foto’s', "foto's"],
    ['Neem svp contact op.', 'leave it out'],
    ['Je bent ingelogd.', 'u, uw'],
    [' is geen geldig IBAN-nummer', 'rekeningnummer (IBAN)'],
  ])('%j is refused', (text, advice) => {
    expect(faultOfText(text, words)).toContain(advice);
  });

  it.each([
    'U hebt een nieuw e-mailadres.',
    'Rekeningnummer (IBAN)',
    'https://mijn.example.nl/email/confirm/1',
    '“Notulen” is verborgen.',
    "Foto's toevoegen",
    'De stukken staan klaar, minimaliseren kan.',
    'Je kon niet worden ingelogd.',
  ])('%j is allowed', (text) => {
    expect(faultOfText(text, words)).toBeUndefined();
  });
});
