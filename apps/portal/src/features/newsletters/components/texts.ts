import { formatCount } from '@mijn/domain/formats';

export const texts = {
  read: 'Lees de nieuwsbrief',
  gone: 'Deze nieuwsbrief',
  download: 'Downloaden',
  attachments: 'Bijlagen',
  pages: (count: number) => formatCount(count, 'bladzijde', 'bladzijden'),
  unpublished: 'Nog niet verschenen',
  earlier: 'Eerdere nieuwsbrieven',
  all: 'Nieuwsbrieven',
  draft: 'Concept',
  appears: 'Verschijnt op',
} as const;

export const menuTexts = {
  menu: (subject: string) => `Acties voor ${subject}`,
  edit: 'Wijzigen',
  preview: 'Bekijk als eigenaar',
  delete: 'Verwijderen',
  deleted: (subject: string) => `De nieuwsbrief “${subject}” is verwijderd.`,
  undo: 'Ongedaan maken',
  restored: (subject: string) => `De nieuwsbrief “${subject}” staat er weer.`,
} as const;
