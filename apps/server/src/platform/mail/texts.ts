import type { Brand } from '@mijn/domain/brand';
import { dutchTime, formatLongDate, formatTime } from '@mijn/domain/formats';

export const texts = {
  attachments: (count: number) => (count === 1 ? 'Bijlage' : 'Bijlagen'),
  buttonFails: 'Werkt de knop niet? Gebruik dan dit adres:',
  /** Returns a moment such as `donderdag 19 november 2026 om 10.00 uur`. */
  moment: (moment: Date): string => {
    const time = dutchTime(moment);
    return `${formatLongDate(time)} om ${formatTime(time)}`;
  },
  closing: (company: string) => ['Met vriendelijke groet,', company],
  sender: ({ company, postal_address, phone, email }: Brand) =>
    [company, postal_address, phone, email].join(' · '),
};
