import type { Brand } from '@mijn/domain/brand';

/** The Dutch texts that all mails share. */
export const texts = {
  attachments: (count: number) => (count === 1 ? 'Bijlage' : 'Bijlagen'),
  buttonFails: 'Werkt de knop niet? Gebruik dan dit adres:',
  closing: (company: string) => ['Met vriendelijke groet,', company],
  sender: ({ company, postal_address, phone, email }: Brand) =>
    [company, postal_address, phone, email].join(' · '),
};
