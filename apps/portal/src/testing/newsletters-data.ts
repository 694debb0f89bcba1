import { mailedTo } from '@mijn/api/mock/messages';
import { aNewsletter, aNewsletterFile } from '@mijn/api/mock/newsletters';
import type { Newsletter } from '@mijn/domain/newsletters';
import { LONG_NAME } from './long-name.ts';

export const someNewsletters: readonly Newsletter[] = [
  aNewsletter(3, {
    subject: 'Najaar op de Kade',
    summary: 'Over de steiger, het nieuwe intercomsysteem en de vergadering van 9 december.',
    published_at: '2026-11-17T08:00:00Z',
    is_unread: true,
    attachments: [aNewsletterFile(30, { name: 'Inschrijfformulier tuindag.pdf', page_count: 1 })],
  }),
  aNewsletter(2, { subject: 'Zomer: lift en laadpalen' }),
  aNewsletter(1, {
    subject: 'Een goed begin',
    published_at: '2025-01-15T09:00:00Z',
    pdf: aNewsletterFile(1, { has_thumbnail: false }),
  }),
];

export const newslettersOfBoard: readonly Newsletter[] = [
  aNewsletter(5, { subject: 'Winterklaar', status: 'draft', published_at: null, may_edit: true }),
  aNewsletter(4, {
    subject: 'Vergadering van december',
    status: 'scheduled',
    published_at: '2099-12-01T08:30:00Z',
    notify: true,
    may_edit: true,
  }),
  ...someNewsletters.map((newsletter, index) =>
    Object.assign({}, newsletter, { may_edit: true, mail: index === 1 ? mailedTo(31) : null }),
  ),
];

export const tooManyNewsletters: readonly Newsletter[] = Array.from({ length: 200 }, (_, index) =>
  aNewsletter(1000 - index, {
    subject: `${LONG_NAME} ${'a'.repeat(60)} ${index}`,
    summary: `${LONG_NAME}. `.repeat(4),
    published_at: new Date(Date.UTC(2026, 10, 17) - index * 40 * 86_400_000).toISOString(),
    is_unread: true,
    may_edit: true,
    pdf: aNewsletterFile(1000 - index, { has_thumbnail: index % 2 === 0 }),
    attachments: [aNewsletterFile(5000 + index, { name: `${LONG_NAME.replaceAll(' ', '_')}.pdf` })],
  }),
);
