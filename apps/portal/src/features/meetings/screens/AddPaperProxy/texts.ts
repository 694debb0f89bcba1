import { formatCount } from '@mijn/domain/formats';
import { formTexts } from '../../proxies/form-texts.ts';

const { scope, items } = formTexts.fields;

export const texts = {
  title: 'Machtiging op papier invoeren',
  back: 'Machtigingen',
  failed: 'De vergadering is niet geladen',
  readOnly: 'U kunt nu geen machtiging invoeren',
  over: 'De dag van de vergadering is voorbij, of de vergadering is geannuleerd.',
  notAllowed: 'De stemregels van uw vereniging staan geen machtigingen toe.',
  another: 'Nog een machtiging invoeren',
  next: {
    title: 'Zo gaat het verder',
    steps: [
      {
        title: 'De machtiging telt meteen mee',
        text: 'De gemachtigde hoeft die niet aan te nemen. Een machtiging in het portaal die nog niet is aangenomen, vervalt voor dit appartement.',
      },
      {
        title: 'Iedereen weet ervan',
        text: 'De eigenaren van het appartement en de gemachtigde krijgen een mail.',
      },
      { title: 'Bewaar het papier', text: "Tot na de vergadering. De foto's staan bij de machtigingen." },
    ],
  },
  fields: {
    apartment: 'Voor welk appartement?',
    giver_name: 'Wie heeft ondertekend?',
    holder: 'Wie stemt?',
    holder_name: 'Naam van wie stemt',
    scope,
    items,
    photos: "Foto's van het papier",
  },
  missing: {
    apartment: 'Kies het appartement. Zoek op naam van de eigenaar of op appartement.',
    giver_name: 'Vul de naam in van wie het papier heeft ondertekend.',
    holder: 'Kies wie stemt. Zoek op naam of appartement.',
    holder_name: 'Vul de naam in van wie stemt.',
  },
  giverHelp: 'De naam onder de handtekening.',
  apartment: {
    search: 'Zoek op appartement of eigenaar',
    found: (count: number) => formatCount(count, 'appartement gevonden', 'appartementen gevonden'),
    none: (words: string) => `Geen appartement gevonden met “${words}”.`,
    votes: (count: number) => formatCount(count, 'stem', 'stemmen'),
    failed: 'Het zoeken lukte niet. Probeer het opnieuw.',
  },
  self: 'u',
  other: 'Iemand anders',
  otherDetail: 'Iemand die geen lid is. Vul hieronder de naam in.',
  holderUnknown: 'de gemachtigde',
  photos: {
    help: (max: number, size: string) =>
      `Minstens 1 en hoogstens ${max} foto's, van hoogstens ${size}. Maak foto's van alle bladzijden met de handtekening.`,
    tooMany: (max: number) => `Kies hoogstens ${max} foto's.`,
    list: "Foto's van de machtiging",
    cancel: 'Alles annuleren',
    wait: "Wacht tot alle foto's er zijn.",
    refused: (name: string) => `${name} kan niet worden gebruikt. Kies de foto opnieuw.`,
    uploads: { title: "Foto's van een machtiging", one: 'foto', many: "foto's", the: 'de foto' },
  },
  save: 'Machtiging opslaan',
  saving: 'De machtiging wordt opgeslagen',
  saved: (giver: string) => `Opgeslagen: de machtiging van ${giver} telt mee.`,
  conflict: {
    title: 'Voor dit appartement is er al een machtiging',
    text: 'Kijk in de lijst van machtigingen. Trek daar eerst een machtiging op papier in, of laat de eigenaar de machtiging zelf intrekken. Wat u hier hebt ingevuld, is bewaard.',
  },
} as const;
