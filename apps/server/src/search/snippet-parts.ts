import type { SnippetPart } from '@mijn/domain/files';

/** Marks around what was found. They are for private use, and texts are stored without such characters. */
export const HIT_START = '\uE000';
export const HIT_END = '\uE001';

/** A marked text in parts, so that nobody needs to read markup. */
export function snippetParts(marked: string): SnippetPart[] {
  return marked
    .split(HIT_START)
    .flatMap((piece, index) => {
      const [hit = '', rest = ''] = index === 0 ? ['', piece] : piece.split(HIT_END);
      return [
        { text: hit, is_hit: true },
        { text: rest, is_hit: false },
      ];
    })
    .filter(({ text }) => text !== '');
}
