import { aDocument, aGroup, type ArchiveData } from '@mijn/api/mock/archive';
import { idOf } from '@mijn/api/mock/call';
import { LONG_NAME } from './long-name.ts';

const minutes = idOf(4, 1);
const accounts = idOf(4, 2);
const upkeep = idOf(4, 3);
const board = idOf(4, 4);

const groups = [
  aGroup(1, { name: 'Vergaderstukken' }),
  aGroup(2, { name: 'Jaarrekeningen' }),
  aGroup(3, { name: 'Onderhoud' }),
  aGroup(4, { name: 'Bestuur', is_board_only: true }),
];

const scan = { extension: 'jpg', media_type: 'image/jpeg', page_count: null } as const;

export const someDocuments: ArchiveData = {
  groups,
  documents: [
    aDocument(1, { name: 'Notulen ALV 10-6-2026.pdf', group_id: minutes, tags: ['notulen', 'ALV'] }),
    aDocument(2, { name: 'Jaarrekening 2025.pdf', group_id: accounts, document_date: '2026-04-02' }),
    aDocument(3, {
      name: 'Meerjarenonderhoudsplan 2026-2041.pdf',
      group_id: upkeep,
      document_date: '2026-01-15',
      tags: ['mjop'],
      byte_size: 2_100_000,
    }),
    aDocument(4, { name: 'Foto dakgoot.jpg', group_id: upkeep, document_date: '2025-11-03', ...scan }),
    aDocument(5, { name: 'Verslag bestuursoverleg.pdf', group_id: board, document_date: '2025-10-01' }),
    aDocument(6, {
      name: 'Offerte schilderwerk (oud).pdf',
      group_id: upkeep,
      document_date: '2024-03-06',
      hidden_at: '2026-02-01T12:00:00.000Z',
    }),
  ],
};

/** Returns an archive without groups for the board and hidden documents (docs/product.md#archive-groups). */
export function asOwnerSees({ groups: all, documents }: ArchiveData): ArchiveData {
  const open = all.filter(({ is_board_only }) => !is_board_only);
  return {
    groups: open,
    documents: documents.filter(
      ({ group_id, hidden_at }) => hidden_at === null && open.some(({ id }) => id === group_id),
    ),
  };
}

export const noDocuments: ArchiveData = { groups, documents: [] };

export const tooManyDocuments: ArchiveData = {
  groups: Array.from({ length: 14 }, (_, index) => aGroup(index + 1, { name: `${index + 1}. ${LONG_NAME}` })),
  documents: Array.from({ length: 120 }, (_, index) =>
    aDocument(index + 1, {
      name: `${index + 1} ${LONG_NAME}.pdf`,
      group_id: idOf(4, (index % 14) + 1),
      tags: ['splitsingsaktewijzigingsvoorstel', 'meerjarenonderhoudsplan', 'ALV', 'aansprakelijkheid'],
      document_date: `${2026 - Math.floor(index / 12)}-0${(index % 9) + 1}-12`,
    }),
  ),
};
