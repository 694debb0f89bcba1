import type { Brand } from '@mijn/domain/brand';
import { formatLongMoment } from '@mijn/domain/formats';
import type { Salutation } from '@mijn/domain/names';

const titles: Readonly<Record<Salutation, string | undefined>> = {
  mr: 'heer',
  ms: 'mevrouw',
  mr_and_ms: 'heer en mevrouw',
  none: undefined,
};

export const texts = {
  attachments: (count: number) => (count === 1 ? 'Bijlage' : 'Bijlagen'),
  titles,
  greetingByTitle: (titleAndName: string) => `Geachte ${titleAndName},`,
  greetingByName: (name: string) => `Beste ${name},`,
  buttonFails: 'Werkt de knop niet? Gebruik dan dit adres:',
  /** Returns a moment such as `donderdag 19 november 2026 om 10.00 uur`. */
  moment: (moment: Date): string => formatLongMoment(moment),
  closing: (company: string) => ['Met vriendelijke groet,', company],
  sender: ({ company, postal_address, phone, email }: Brand) =>
    [company, postal_address, phone, email].join(' · '),
};
