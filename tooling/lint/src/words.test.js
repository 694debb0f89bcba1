import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { faultOfText, readWords, textOf } from './words.js';

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
    ['Voer hier het nieuwe, lange adres in.', 'Vul uw e-mailadres in.'],
    [textOf({ quasis: [{ value: { cooked: 'Pas “' } }, { value: { cooked: '” aan' } }] }), 'wijzigen'],
    ['U dient dit per mail te vragen.', 'moet'],
    ['Niemand heeft dit aan staan.', 'aanstaan, uitstaan'],
    ['Aanmelden in twee stappen', 'inloggen'],
    ['De stemming is afgebroken', 'gestopt zonder uitslag'],
    ['U bent ingelogd op een ander toestel.', 'apparaat'],
    ['Stand', 'status'],
    ['1 appartement stemde nog niet.', 'heeft gestemd'],
    ['Trek in', 'Wijzigen (knop)'],
    ['Verstuur', 'Wijzigen (knop)'],
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
    'Pas na een uur. Dan staat het aan.',
    'Toch weer aanmelden',
    'Je kon niet worden ingelogd.',
    'Wilt u niet voor deze eigenaar stemmen? Weiger dan.',
    'Verstuur het bericht daarna opnieuw.',
    'Er is verstand van zaken nodig.',
  ])('%j is allowed', (text) => {
    expect(faultOfText(text, words)).toBeUndefined();
  });
});
