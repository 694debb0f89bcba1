import type { SnippetPart } from '@mijn/domain/files';

/** The position of a hit in a text, with the indexes of `String.slice`: `start` is inclusive, `end` is exclusive. */
export interface Hit {
  start: number;
  end: number;
}

/** Splits a text at its hits. The hits may overlap, may be in any order and may end after the text. */
export function partsOf(text: string, hits: readonly Hit[]): SnippetPart[] {
  const parts: SnippetPart[] = [];
  let done = 0;
  const add = (end: number, is_hit: boolean) => {
    if (end <= done) return;
    const last = parts.at(-1);
    const piece = text.slice(done, end);
    if (last?.is_hit === is_hit) last.text += piece;
    else parts.push({ text: piece, is_hit });
    done = end;
  };
  for (const { start, end } of [...hits].sort((a, b) => a.start - b.start)) {
    if (end <= start) continue;
    add(Math.min(start, text.length), false);
    add(Math.min(end, text.length), true);
  }
  add(text.length, false);
  return parts;
}
