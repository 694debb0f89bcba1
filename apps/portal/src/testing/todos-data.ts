import { idOf } from '@mijn/api/mock/call';
import { aTask, aTodo } from '@mijn/api/mock/todos';
import type { AttachedFile } from '@mijn/domain/files';
import type { Todo } from '@mijn/domain/todos';
import { LONG_NAME } from './long-name.ts';

const anAttachment = (number: number, own: Partial<AttachedFile> = {}): AttachedFile => ({
  id: idOf(22, number),
  name: `Bijlage ${number}.pdf`,
  extension: 'pdf',
  media_type: 'application/pdf',
  byte_size: 48_000,
  page_count: 2,
  has_thumbnail: false,
  ...own,
});

export const gutter = aTodo(2, {
  external_reference: 'DH-2026-118',
  description: 'Dakgoot aan de noordzijde vervangen',
  group: 'Groot onderhoud',
  handler: 'mevrouw S. Staf',
  concerns: 'Dak noordzijde, boven nr. 41',
  reporter: 'de inspecteur',
  start_date: '2026-01-19',
  tasks: [
    aTask(1, { description: 'Twee offertes opvragen', handler: 'mevrouw S. Staf', is_done: true }),
    aTask(2, { description: 'Opdracht geven' }),
  ],
  attachments: [
    anAttachment(1, { name: 'Offerte dakgoot.pdf' }),
    anAttachment(2, {
      name: 'Dakgoot noordzijde.jpg',
      extension: 'jpg',
      media_type: 'image/jpeg',
      page_count: null,
    }),
  ],
});

export const someTodos: readonly Todo[] = [
  gutter,
  aTodo(3, { description: 'Intercom van portiek B kraakt', start_date: '2026-05-11' }),
  aTodo(4, { description: 'Rookmelders testen', start_date: '2026-03-02', is_done: true, handler: null }),
];

export const tooManyTodos: readonly Todo[] = Array.from({ length: 120 }, (_, index) =>
  aTodo(index + 1, {
    internal_reference: `AP-2026-KADESTRAAT-${index + 1}`,
    external_reference: LONG_NAME,
    description: `${index + 1} ${LONG_NAME} `.repeat(12).trim(),
    group: `${(index % 9) + 1}. ${LONG_NAME}`,
    handler: LONG_NAME,
    concerns: LONG_NAME,
    reporter: LONG_NAME,
    start_date: `2026-0${(index % 9) + 1}-${String((index % 28) + 1).padStart(2, '0')}`,
    is_done: index % 3 === 0,
    tasks: Array.from({ length: 14 }, (_entry, task) =>
      aTask(task + 1, { description: LONG_NAME, handler: LONG_NAME }),
    ),
    attachments: Array.from({ length: 12 }, (_entry, file) =>
      anAttachment(file + 1, { name: `${file + 1} ${LONG_NAME}.pdf` }),
    ),
  }),
);
