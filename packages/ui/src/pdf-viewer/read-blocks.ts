/** A part of the text of a page, as pdf.js returns it. `transform` ends with the position, in points from the bottom left. */
export interface TextRun {
  str: string;
  transform: readonly number[];
  width: number;
  height: number;
  fontName: string;
}

/** A paragraph or heading, or a row of a table with its cells. */
export type Block = { kind: 'heading' | 'paragraph'; text: string } | { kind: 'row'; cells: string[] };

interface Line {
  cells: string[];
  /** The font of the whole line, or null for a line of several fonts. */
  font: string | null;
  size: number;
  left: number;
  right: number;
  y: number;
}

/** The space that begins a new cell, and the one that begins a new word, as parts of the font size. */
const CELL_GAP = 1.5;
const WORD_GAP = 0.15;
/** The size of a heading, and the distance of two lines of one paragraph, as parts of the font size. */
const HEADING_SIZE = 1.15;
const LINE_DISTANCE = 1.8;
/** A line that ends before this part of the column is the last one of its paragraph. */
const FULL_LINE = 0.82;

const LIST_MARK = /^(?:[•·▪‣–-]|\d{1,2}[.)]|[a-z][.)])\s/u;

function linesOf(runs: readonly TextRun[]): Line[] {
  const lines: Line[] = [];
  for (const { str, transform, width, height, fontName } of runs) {
    const [, , , , left = 0, y = 0] = transform;
    const text = str.trim();
    if (text === '' || height === 0) continue;
    const line = lines.at(-1);
    const gap = line ? (left - line.right) / height : 0;
    const isOnLine = line !== undefined && Math.abs(y - line.y) < line.size / 2 && gap > -CELL_GAP / 2;
    if (!isOnLine) {
      lines.push({ cells: [text], font: fontName, size: height, left, right: left + width, y });
      continue;
    }
    const cell = line.cells.length - 1;
    if (gap > CELL_GAP) line.cells.push(text);
    else line.cells[cell] = `${line.cells[cell]}${gap > WORD_GAP || str.startsWith(' ') ? ' ' : ''}${text}`;
    line.right = left + width;
    line.size = Math.max(line.size, height);
    if (line.font !== fontName) line.font = null;
  }
  return lines;
}

/** Returns the font size that most characters have. */
function bodySize(lines: readonly Line[]): number {
  const characters = new Map<number, number>();
  for (const { size, cells } of lines) {
    const rounded = Math.round(size * 2) / 2;
    characters.set(rounded, (characters.get(rounded) ?? 0) + cells.join('').length);
  }
  const [most] = [...characters].sort(([, a], [, b]) => b - a);
  return most?.[0] ?? 0;
}

function isContinued(line: Line, next: Line, columnEnd: number): boolean {
  const distance = (line.y - next.y) / line.size;
  const hasOwnFont = line.font !== null && next.font !== null && line.font !== next.font;
  return (
    next.cells.length === 1 &&
    Math.abs(line.size - next.size) < 0.5 &&
    distance > 0 &&
    distance < LINE_DISTANCE &&
    !hasOwnFont &&
    line.right - line.left > FULL_LINE * (columnEnd - line.left) &&
    !LIST_MARK.test(next.cells[0] ?? '')
  );
}

/** A hyphen between two small letters at the end of a line belongs to the line, not to the word. */
const joined = (text: string, next: string): string =>
  /\p{Ll}-$/u.test(text) && /^\p{Ll}/u.test(next) ? text.slice(0, -1) + next : `${text} ${next}`;

/**
 * Returns the text of a page as paragraphs, for a screen on which the page itself is too small to read. A PDF has no
 * paragraphs, so they are derived from the positions and the fonts of its lines.
 */
export function readBlocks(runs: readonly TextRun[]): Block[] {
  const lines = linesOf(runs);
  const body = bodySize(lines);
  const columnEnd = Math.max(0, ...lines.filter(({ cells }) => cells.length === 1).map(({ right }) => right));
  const blocks: Block[] = [];
  let last: Line | undefined;
  for (const line of lines) {
    const [text = '', ...others] = line.cells;
    const block = blocks.at(-1);
    if (others.length > 0) blocks.push({ kind: 'row', cells: line.cells });
    else if (last && block && block.kind !== 'row' && isContinued(last, line, columnEnd))
      block.text = joined(block.text, text);
    else blocks.push({ kind: line.size >= body * HEADING_SIZE ? 'heading' : 'paragraph', text });
    last = line;
  }
  return blocks;
}
