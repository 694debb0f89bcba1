import { anAlbum, aPhoto } from '@mijn/api/mock/albums';
import type { Album } from '@mijn/domain/albums';
import { LONG_NAME } from './long-name.ts';

export const painting = anAlbum(1, 12, {
  name: 'Schilderwerk voorgevel, week 46',
  is_unread: true,
  may_edit: true,
  photos: [
    aPhoto(1001, { alt: 'Een steiger voor de voorgevel' }),
    ...Array.from({ length: 11 }, (_, index) => aPhoto(1002 + index)),
  ],
});

export const someAlbums: readonly Album[] = [
  painting,
  anAlbum(2, 9, { name: 'Lichtjesavond 2025', created_at: '2025-12-19T10:00:00.000Z' }),
  anAlbum(3, 8, { name: 'Tuindag', created_at: '2025-05-08T10:00:00.000Z' }),
  anAlbum(4, 6, { name: 'Oplevering lift', created_at: '2025-02-03T10:00:00.000Z' }),
  anAlbum(5, 5, { name: 'Dakinspectie met drone', created_at: '2024-10-21T10:00:00.000Z' }),
];

export const tooManyAlbums: readonly Album[] = Array.from({ length: 60 }, (_, index) =>
  anAlbum(index + 1, 2, { name: `${index + 1} ${LONG_NAME}`, is_unread: index < 3 }),
);
