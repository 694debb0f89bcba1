import { openPlace } from '@mijn/domain/minutes';
import type { Block, Part, Words } from '../../capabilities/word/blocks.ts';

function textOfPart(part: Part): string {
  if (typeof part === 'string') return part;
  return 'label' in part ? part.label : openPlace(part.fill);
}

const textOf = (words: Words): string =>
  typeof words === 'string' ? words : words.map(textOfPart).join(' ');

function textOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `${'#'.repeat(block.level)} ${block.text}`;
    case 'paragraph':
      return textOf(block.words);
    case 'list':
      return block.items.map((item) => `- ${textOf(item)}`).join('\n');
    case 'table':
      return [block.columns.map(({ name }) => name), ...block.rows].map((row) => row.join(' | ')).join('\n');
    case 'signature':
      return '';
  }
}

/** Returns a document as plain text, which somebody corrects: headings have marks, and lines on which somebody signs are left out. */
export const blocksAsText = (blocks: readonly Block[]): string =>
  blocks
    .map(textOfBlock)
    .filter((text) => text !== '')
    .join('\n\n');
