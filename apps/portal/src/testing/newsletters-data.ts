import type { AttachedFile } from '@mijn/domain/files';
import type { Newsletter } from '@mijn/domain/newsletters';
import { idOf, LONG_NAME } from './builders.ts';

const aPdf = (number: number, own: Partial<AttachedFile> = {}): AttachedFile => ({
  id: idOf(51, number),
  name: `Nieuwsbrief ${number}.pdf`,
  extension: 'pdf',
  media_type: 'application/pdf',
  byte_size: 240_000,
  page_count: 4,
  has_thumbnail: true,
  ...own,
});

export function aNewsletter(number: number, own: Partial<Newsletter> = {}): Newsletter {
  return {
    id: idOf(50, number),
    subject: `Nieuwsbrief ${number}`,
    summary: null,
    status: 'published',
    published_at: '2026-08-24T08:00:00Z',
    changed_at: null,
    author_name: 'Bram Bestuur',
    is_unread: false,
    may_edit: false,
    notify: false,
    notified_at: null,
    version: 1,
    pdf: aPdf(number),
    attachments: [],
    ...own,
  };
}

/** Three published newsletters. The newest is new, with a summary and an attachment; the oldest has no cover. */
export const someNewsletters: readonly Newsletter[] = [
  aNewsletter(3, {
    subject: 'Najaar op de Kade',
    summary: 'Over de steiger, het nieuwe intercomsysteem en de vergadering van 9 december.',
    published_at: '2026-11-17T08:00:00Z',
    is_unread: true,
    attachments: [aPdf(30, { name: 'Inschrijfformulier tuindag.pdf', page_count: 1 })],
  }),
  aNewsletter(2, { subject: 'Zomer: lift en laadpalen' }),
  aNewsletter(1, {
    subject: 'Een goed begin',
    published_at: '2025-01-15T09:00:00Z',
    pdf: aPdf(1, { has_thumbnail: false }),
  }),
];

/** The newsletters as the board sees them: with a draft and a scheduled newsletter. */
export const newslettersOfBoard: readonly Newsletter[] = [
  aNewsletter(5, { subject: 'Winterklaar', status: 'draft', published_at: null, may_edit: true }),
  aNewsletter(4, {
    subject: 'Vergadering van december',
    status: 'scheduled',
    published_at: '2099-12-01T08:30:00Z',
    notify: true,
    may_edit: true,
  }),
  ...someNewsletters.map((newsletter) => Object.assign({}, newsletter, { may_edit: true })),
];

/** Newsletters with the longest texts, over many pages and years. */
export const tooManyNewsletters: readonly Newsletter[] = Array.from({ length: 200 }, (_, index) =>
  aNewsletter(1000 - index, {
    subject: `${LONG_NAME} ${'a'.repeat(60)} ${index}`,
    summary: `${LONG_NAME}. `.repeat(4),
    published_at: new Date(Date.UTC(2026, 10, 17) - index * 40 * 86_400_000).toISOString(),
    is_unread: true,
    may_edit: true,
    pdf: aPdf(1000 - index, { has_thumbnail: index % 2 === 0 }),
    attachments: [aPdf(5000 + index, { name: `${LONG_NAME.replaceAll(' ', '_')}.pdf` })],
  }),
);
