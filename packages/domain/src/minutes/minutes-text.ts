/** A part of the text of minutes. A line that begins with `#` is a heading; an empty line ends a paragraph. */
export interface MinutesPart {
  kind: 'heading' | 'subheading' | 'paragraph';
  text: string;
}

const HEADING = /^(?<marks>#{1,3}) +(?<text>\S.*)$/u;

/** Returns the parts of the text of minutes, in their order. */
export function minutesParts(text: string): MinutesPart[] {
  const parts: MinutesPart[] = [];
  let lines: string[] = [];
  const endParagraph = (): void => {
    if (lines.length > 0) parts.push({ kind: 'paragraph', text: lines.join('\n') });
    lines = [];
  };
  for (const line of text.split('\n')) {
    const { marks, text: heading } = HEADING.exec(line)?.groups ?? {};
    if (marks !== undefined && heading !== undefined) {
      endParagraph();
      parts.push({ kind: marks.length === 1 ? 'heading' : 'subheading', text: heading.trim() });
    } else if (line.trim() === '') endParagraph();
    else lines.push(line);
  }
  endParagraph();
  return parts;
}

/** Returns the mark of a place in the draft that somebody fills in, such as `[vul aan: datum]`. */
export const openPlace = (what: string): string => `[vul aan: ${what.replaceAll(/[[\]]/gu, '')}]`;

/** Returns how many places of a draft nobody has filled in yet. */
export const countOpenPlaces = (text: string): number => (text.match(/\[vul aan: [^\]]*\]/gu) ?? []).length;
