import type { ArchiveDocument } from '@mijn/domain/archive';

const texts = {
  notSearchable: 'niet doorzoekbaar',
  partly: 'deels doorzoekbaar',
  partlyRead:
    'Een deel van dit document kon niet worden gelezen. Het archief vindt misschien niet alles wat erin staat.',
  unread:
    'De tekst van dit document kon niet worden gelezen. Het archief vindt het op naam en labels, niet op inhoud.',
  noText:
    'In dit document staat geen tekst waarin u kunt zoeken. Het archief vindt het op naam en labels, niet op inhoud.',
} as const;

type Searched = Pick<ArchiveDocument, 'media_type' | 'searchability' | 'is_unreadable'>;

/** Returns whether users expect that a search finds the text of a file. For files other than a PDF they do not. */
const isSearched = ({ media_type, searchability }: Searched): boolean =>
  media_type === 'application/pdf' && searchability !== 'pending';

/** Returns a short text about a PDF that a search cannot find completely; undefined if the whole text is searchable. */
export function searchabilityMark(item: Searched): string | undefined {
  if (!isSearched(item)) return undefined;
  if (item.searchability === 'not_searchable') return texts.notSearchable;
  return item.is_unreadable ? texts.partly : undefined;
}

export function searchabilityNote(item: Searched): string | undefined {
  if (!isSearched(item)) return undefined;
  if (item.searchability === 'searchable') return item.is_unreadable ? texts.partlyRead : undefined;
  return item.is_unreadable ? texts.unread : texts.noText;
}
