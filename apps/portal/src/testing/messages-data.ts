import { aMessage } from '@mijn/api/mock/messages';
import { idOf } from '@mijn/api/mock/call';
import type { Message } from '@mijn/domain/messages';
import { LONG_NAME } from './long-name.ts';

const anAttachment = (number: number, name: string): Message['attachments'][number] => ({
  id: idOf(41, number),
  name,
  extension: 'pdf',
  media_type: 'application/pdf',
  byte_size: 84_000,
  page_count: 1,
  has_thumbnail: false,
});

export const someMessages: readonly Message[] = [
  aMessage(3, {
    subject: 'Tuindag: wie doet er mee?',
    text: 'Zaterdag 28 november maken we samen de binnentuin winterklaar.\n\nLaat even weten of u komt: 06 12 34 56 78.',
    author_name: 'Anna de Vries',
    published_at: '2026-11-20T08:12:00Z',
    is_unread: true,
    attachments: [anAttachment(1, 'Taakverdeling tuindag.pdf')],
  }),
  aMessage(2, {
    subject: 'Steiger aan de noordzijde',
    text: 'De steiger blijft een week langer staan, tot en met vrijdag 27 november.',
    author_name: 'Bram Bestuur',
    published_at: '2026-11-16T07:40:00Z',
    changed_at: '2026-11-17T15:05:00Z',
    may_edit: true,
    attachments: [anAttachment(2, 'Planning.pdf')],
  }),
  aMessage(1, {
    subject: 'Sleutelbos gevonden bij de brievenbussen',
    text: 'Drie sleutels aan een blauw koord. Af te halen op nummer 31.',
    published_at: '2025-11-12T17:22:00Z',
  }),
];

export const tooManyMessages: readonly Message[] = Array.from({ length: 200 }, (_, index) =>
  aMessage(1000 - index, {
    subject: `${LONG_NAME} ${index}`,
    text: `${`${LONG_NAME}, ${'a'.repeat(90)} https://example.org/${'b'.repeat(120)}. `.repeat(20)}\n\n`.repeat(
      4,
    ),
    author_name: LONG_NAME,
    published_at: new Date(Date.UTC(2026, 10, 20) - index * 20 * 86_400_000).toISOString(),
    changed_at: '2026-11-17T15:05:00Z',
    is_unread: true,
    may_edit: true,
    attachments: Array.from({ length: 6 }, (__, file) =>
      anAttachment(index * 10 + file + 100, `${LONG_NAME.replaceAll(' ', '_')}.pdf`),
    ),
  }),
);
