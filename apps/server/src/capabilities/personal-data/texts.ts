import type { Brand } from '@mijn/domain/brand';

export const texts = {
  title: ({ portal_name }: Brand, name: string) => `Gegevens van ${name} in ${portal_name}`,
  made: (moment: string) => `Gemaakt op ${moment}.`,
  intro: ({ company }: Brand) => [
    `Hieronder staat alles wat het portaal van ${company} over u bewaart. Dezelfde gegevens staan in gegevens.json, om in een ander programma te gebruiken. Bestanden die u zelf hebt geplaatst, staan in de map bestanden.`,
    'Niet in dit bestand staan: uw wachtwoord en andere geheimen waarmee u inlogt, en gegevens van anderen.',
  ],
  question: ({ company, email, phone }: Brand) =>
    `Klopt er iets niet, of wilt u dat wij iets wissen? Neem dan contact op met ${company}: ${email}, ${phone}.`,
  contents: 'Inhoud',
  none: 'Hierover bewaren wij niets.',
  file: 'Bestand',
  missing: 'Dit bestand ontbreekt in de opslag van het portaal.',
  yes: 'ja',
  no: 'nee',
};
