import { anAlbum } from '@mijn/api/mock/albums';
import { aMessage } from '@mijn/api/mock/messages';
import { aNewsletter, aNewsletterFile } from '@mijn/api/mock/newsletters';
import { LONG_NAME } from './long-name.ts';

/** The end is far ahead, so that a restore is possible whatever the clock of the stories says. */
const recently = (days: number): string =>
  new Date(Date.UTC(2099, 10, 24, 14) - days * 86_400_000).toISOString();

const by = (deleted_by: string | null | undefined, days: number) => ({
  deleted_at: recently(days),
  deleted_by,
});

export const oneDeletedMessage = [
  {
    row: aMessage(301, {
      subject: 'Fiets te koop',
      author_name: 'Anna Eigenaar',
      attachments: [aNewsletterFile(301), aNewsletterFile(302)],
    }),
    ...by(undefined, 0),
  },
];

export const deletedMessages = [
  ...oneDeletedMessage,
  {
    row: aMessage(302, { subject: 'Sleutels gevonden in de hal', author_name: 'Piet Jansen' }),
    ...by('Anna Jansen', 1),
  },
  { row: aMessage(303, { subject: 'Tuindag verzet', author_name: 'K. Oosterhuis' }), ...by(null, 12) },
];

export const tooManyDeletedMessages = Array.from({ length: 60 }, (_, index) => ({
  row: aMessage(400 + index, {
    subject: `${index + 1} ${LONG_NAME} ${'a'.repeat(60)}`,
    author_name: LONG_NAME,
  }),
  ...by(LONG_NAME, index / 4),
}));

export const deletedNewsletters = [
  { row: aNewsletter(301, { subject: 'Zomer: lift en laadpalen' }), ...by(undefined, 0) },
  {
    row: aNewsletter(302, { subject: 'Winterklaar', status: 'draft', published_at: null }),
    ...by('Anna Jansen', 2),
  },
];

/** A newsletter whose time passed after it was deleted. */
export const overdueNewsletter = {
  row: aNewsletter(303, {
    subject: 'Vergadering van december',
    status: 'scheduled',
    published_at: '2026-11-19T08:00:00Z',
    notify: true,
  }),
  deleted_at: '2026-11-18T08:00:00Z',
  deleted_by: undefined,
};

export const deletedAlbums = [
  { row: anAlbum(301, 12, { name: 'Lichtjesavond 2025', author_name: 'Piet Jansen' }), ...by(undefined, 0) },
  {
    row: anAlbum(302, 1, { name: 'Dubbel', author_name: 'Anna Eigenaar' }),
    ...by('Anna Jansen', 3),
  },
  { row: anAlbum(303, 0, { name: 'Zonder foto', cover: null }), ...by(null, 20) },
];
