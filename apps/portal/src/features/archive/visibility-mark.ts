import type { ArchiveDocument, ArchiveGroup } from '@mijn/domain/archive';
import { texts } from '../../shared/visibility/texts.ts';

/** Returns the mark of a document that only the board sees. A hidden document has a mark of its own, which says the same. */
export const visibilityMark = ({ is_board_only, hidden_at }: ArchiveDocument): string | undefined =>
  is_board_only && hidden_at === null ? texts.boardOnly : undefined;

type Group = Pick<ArchiveGroup, 'id' | 'name' | 'is_board_only'>;

/** Returns a group as an option of a filter, which says whether only the board sees it. */
export const filterOption = ({ id, name, is_board_only }: Group) => ({
  id,
  label: is_board_only ? `${name} · ${texts.boardOnly}` : name,
});

/** Returns a group as an option for the place of a document, which says who reads it. */
export const placeOption = ({ id, name, is_board_only }: Group) => ({
  id,
  label: `${name} · ${is_board_only ? texts.boardOnly : texts.everybody}`,
});

/** Returns the number of documents that a document is to owners: 1 if they see it. */
export const visibleCount = ({ is_board_only, hidden_at }: ArchiveDocument): number =>
  is_board_only || hidden_at !== null ? 0 : 1;
