import { formatCount } from '@mijn/domain/formats';
import type { Address } from '@mijn/domain/profile';

export const texts = {
  title: 'Mijn adressen',
  failed: 'Uw adressen zijn niet geladen',
  onlyProvider: (company: string) =>
    `Klopt er iets niet? Alleen ${company} kan uw adres wijzigen. Geef de wijziging door per mail.`,
  change: 'Adreswijziging mailen',
  roles: {
    owner: 'eigenaar',
    check: 'factuurcontroleur',
    copy: 'kopie van facturen',
  },
  kinds: {
    apartment: 'Appartement',
    home: 'Woonadres',
    postal: 'Postadres',
    invoice: 'Factuuradres',
  } satisfies Record<Address['kind'], string>,
  numbered: (kind: string, number: number) => `${kind} ${number}`,
  none: 'Van u is hier nog geen adres bekend.',
  noAssociations: {
    title: 'U bent nog niet aan een vereniging gekoppeld',
    text: 'Hier komen uw adressen per vereniging.',
  },
  mail: {
    subject: (name: string) => `Adreswijziging van ${name}`,
    body: ({ company, name, email, associations }: MailFacts) =>
      [
        `Beste ${company},`,
        '',
        'Ik wil een nieuw adres doorgeven.',
        '',
        `Naam: ${name}`,
        `E-mailadres in het portaal: ${email}`,
        `Vereniging: ${associations}`,
        '',
        'Nieuw adres',
        'Straat en huisnummer: ',
        'Postcode en plaats: ',
        'Land: ',
        'Vanaf (datum): ',
        'Ook postadres of factuuradres? ',
        '',
        'Met vriendelijke groet,',
        name,
      ].join('\r\n'),
    all: (count: number) => `alle ${formatCount(count, 'vereniging', 'verenigingen')}`,
  },
} as const;

export interface MailFacts {
  company: string;
  name: string;
  email: string;
  associations: string;
}
