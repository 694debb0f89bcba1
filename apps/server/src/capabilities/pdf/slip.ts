import { LINE_GAP, margins } from './style.ts';
import { roomOf, type Sheet } from './sheet.ts';

/** A slip of paper with questions that are answered with a cross in a box. */
export interface Slip {
  title: string;
  /** A fact at the right of the title, such as the number of votes; empty for none. */
  aside: string;
  /** A line below the title, such as the meeting. */
  line: string;
  questions: readonly SlipQuestion[];
}

interface SlipQuestion {
  title: string;
  /** How it is answered, such as "Kies er hoogstens 2"; empty if that is clear. */
  note: string;
  choices: readonly string[];
}

const BOX = 11;
const BOX_GAP = 6;
const BETWEEN_CHOICES = 22;
const BETWEEN_QUESTIONS = 8;
/** The room above and below the line along which slips are cut. */
const CUT_ROOM = 14;

interface Choice {
  text: string;
  x: number;
  /** How far it is below the first. */
  top: number;
  width: number;
}

/** Returns where choices stand: on one line if they fit, otherwise in two columns if they fit there, otherwise below each other. */
function placesOf({ pdf, style, width, clean, applyStyle, heightOf }: Sheet, choices: readonly string[]) {
  applyStyle(style.texts.text);
  const texts = choices.map(clean);
  const widths = texts.map((text) => BOX + BOX_GAP + pdf.widthOfString(text) + 1);
  const isOneLine = widths.reduce((sum, one) => sum + one + BETWEEN_CHOICES, 0) <= width;
  const columns = Math.max(...widths) + BETWEEN_CHOICES <= width / 2 ? 2 : 1;
  const placed: Choice[] = [];
  let [x, top, height] = [0, 0, 0];
  for (const [at, text] of texts.entries()) {
    const whole = isOneLine ? (widths[at] ?? width) : width / columns;
    if (!isOneLine && at % columns === 0) [x, top] = [0, height];
    placed.push({ text, x, top, width: whole - BOX - BOX_GAP });
    height = Math.max(height, top + heightOf(text, whole - BOX - BOX_GAP) + LINE_GAP);
    x += isOneLine ? whole + BETWEEN_CHOICES : whole;
  }
  return { placed, height };
}

function heightOfQuestion(sheet: Sheet, { title, note, choices }: SlipQuestion): number {
  const { style, width, clean, applyStyle, heightOf } = sheet;
  applyStyle(style.texts.strong);
  const titleHeight = heightOf(clean(title), width);
  applyStyle(style.texts.small);
  const noteHeight = note === '' ? 0 : heightOf(clean(note), width);
  return titleHeight + noteHeight + LINE_GAP + placesOf(sheet, choices).height + BETWEEN_QUESTIONS;
}

/** The height of the title of a slip and the line below it, about. */
const HEAD_HEIGHT = 44;

function drawCut({ pdf, style, artifact }: Sheet): void {
  artifact('Layout', () => {
    pdf
      .moveTo(0, pdf.y)
      .lineTo(pdf.page.width, pdf.y)
      .lineWidth(0.75)
      .dash(4, { space: 4 })
      .stroke(style.texts.soft.colour)
      .undash();
  });
}

function drawQuestion(sheet: Sheet, question: SlipQuestion): void {
  const { pdf, style, clean, applyStyle, element, write, artifact } = sheet;
  sheet.keepTogether(Math.min(heightOfQuestion(sheet, question), roomOf(pdf)));
  applyStyle(style.texts.strong);
  element('P', (title) => write(title, clean(question.title)));
  if (question.note !== '') {
    applyStyle(style.texts.small);
    element('P', (note) => write(note, clean(question.note)));
  }
  const { placed, height } = placesOf(sheet, question.choices);
  const from = pdf.y + LINE_GAP;
  element('L', (list) => {
    for (const { text, x, top, width } of placed) {
      const left = margins.left + x;
      artifact('Layout', () =>
        pdf
          .rect(left, from + top, BOX, BOX)
          .lineWidth(0.75)
          .stroke(style.texts.text.colour),
      );
      element('LI', (item) => write(item, text, { x: left + BOX + BOX_GAP, y: from + top, width }), {
        parent: list,
      });
    }
  });
  pdf.x = margins.left;
  pdf.y = from + height + BETWEEN_QUESTIONS;
}

/** Draws a slip below a line to cut along, and on the next page if it does not fit. One that is higher than a page continues on the next. */
export function drawSlip(sheet: Sheet, slip: Slip): void {
  const { pdf, style, width, clean, applyStyle, element, write } = sheet;
  const height = slip.questions.reduce((sum, one) => sum + heightOfQuestion(sheet, one), HEAD_HEIGHT);
  sheet.keepTogether(Math.min(height + 2 * CUT_ROOM, roomOf(pdf)));
  if (pdf.y > margins.top) {
    pdf.y += CUT_ROOM / 2;
    drawCut(sheet);
    pdf.y += CUT_ROOM;
  }
  const top = pdf.y;
  applyStyle(style.texts.heading);
  element('H2', (title) => write(title, clean(slip.title), { x: margins.left, y: top, width: width * 0.7 }));
  const below = pdf.y;
  if (slip.aside !== '') {
    applyStyle(style.texts.text);
    const place = { x: margins.left + width * 0.7, y: top, width: width * 0.3, align: 'right' } as const;
    element('P', (aside) => write(aside, clean(slip.aside), place));
  }
  pdf.x = margins.left;
  pdf.y = Math.max(pdf.y, below);
  applyStyle(style.texts.small);
  element('P', (line) => write(line, clean(slip.line)));
  pdf.y += BETWEEN_QUESTIONS;
  for (const question of slip.questions) drawQuestion(sheet, question);
}
