import type { ArchiveGroupVisibility } from '@mijn/domain/archive';
import type { FormVisibility } from '@mijn/domain/forms';
import type { LastChange } from '@mijn/domain/visibility';
import { aGroup } from '@mijn/api/mock/archive';
import { idOf } from '@mijn/api/mock/call';
import { LONG_NAME } from './long-name.ts';
import { someForms } from './forms-data.ts';

const untouched: LastChange = { version: 1, changed_at: null, changed_by: null };
const byBea: LastChange = {
  version: 4,
  changed_at: '2026-11-02T13:05:00.000Z',
  changed_by: { name: 'Bea Bestuur', is_staff: false },
};
const bySara: LastChange = { ...byBea, changed_by: { name: 'Sara Staf', is_staff: true } };

export const someGroups: readonly ArchiveGroupVisibility[] = [
  { ...aGroup(1, { name: 'Vergaderstukken', document_count: 31 }), ...untouched },
  { ...aGroup(2, { name: 'Jaarrekeningen', document_count: 1 }), ...bySara },
  { ...aGroup(3, { name: 'Onderhoud', document_count: 27, hidden_count: 2 }), ...untouched },
  { ...aGroup(4, { name: 'Contracten', document_count: 15, is_board_only: true }), ...byBea },
];

export const tooManyGroups: readonly ArchiveGroupVisibility[] = Array.from({ length: 40 }, (_, index) => ({
  ...aGroup(index + 1, {
    name: `${index + 1} ${LONG_NAME}`,
    document_count: index * 137,
    is_board_only: index % 3 === 0,
  }),
  ...(index % 2 === 0 ? untouched : { ...byBea, changed_by: { name: LONG_NAME, is_staff: true } }),
}));

const visibilityOf = (number: number, own: Partial<FormVisibility> = {}): FormVisibility => ({
  id: idOf(30, number),
  name: `Formulier ${number}.pdf`,
  extension: 'pdf',
  group: 'Vergaderen',
  is_hidden: false,
  ...untouched,
  ...own,
});

export const formSettings: readonly FormVisibility[] = someForms.map(
  ({ id, name, extension, group, is_hidden }, index) =>
    visibilityOf(index, { id, name, extension, group, is_hidden, ...(is_hidden && byBea) }),
);

export const tooManyFormSettings: readonly FormVisibility[] = Array.from({ length: 112 }, (_, index) =>
  visibilityOf(index + 1, {
    name: `${index + 1} ${LONG_NAME}.pdf`,
    group: `${Math.floor(index / 8) + 1}. ${LONG_NAME}`,
    is_hidden: index % 4 === 0,
  }),
);
