import type { ArchiveDocument, ArchiveGroup } from '@mijn/domain/archive';
import { texts } from '../../shared/visibility/texts.ts';

/** Returns the mark of a document that only the board sees. A hidden document has a mark of its own, which says the same. */
export const visibilityMark = ({ is_board_only, hidden_at }: ArchiveDocument): string | undefined =>
  is_board_only && hidden_at === null ? texts.boardOnly : undefined;

type Group = Pick<ArchiveGroup, 'id' | 'name' | 'is_board_only'>;

export const filterOption = ({ id, name, is_board_only }: Group) => ({
  id,
  label: is_board_only ? `${name} · ${texts.boardOnly}` : name,
});

export const placeOption = ({ id, name, is_board_only }: Group) => ({
  id,
  label: `${name} · ${is_board_only ? texts.boardOnly : texts.everybody}`,
});

/** Returns 1 for a document that owners see. */
export const visibleCount = ({ is_board_only, hidden_at }: ArchiveDocument): number =>
  is_board_only || hidden_at !== null ? 0 : 1;
