import { diceFor, type Dice } from '../drawing/dice.ts';
import type { Order } from '../drawing/order.ts';
import { renderPdf } from '../drawing/paper.ts';
import { fonts } from '../drawing/style.ts';
import { inWords } from '../drawing/text.ts';

type Pdf = PDFKit.PDFDocument;

interface Look {
  paper: string;
  ink: string;
  accent: string;
  sky: string;
  building: string;
  ground: string;
}

const looks: readonly [Look, ...Look[]] = [
  {
    paper: '#0e4a4f',
    ink: '#ffffff',
    accent: '#d3e455',
    sky: '#f0a868',
    building: '#8a4a33',
    ground: '#3d5a3f',
  },
  {
    paper: '#fdfcf8',
    ink: '#15211f',
    accent: '#a4573f',
    sky: '#bfe0ea',
    building: '#c98a55',
    ground: '#86a86b',
  },
  {
    paper: '#f3f8cf',
    ink: '#15211f',
    accent: '#2a7076',
    sky: '#dff0e6',
    building: '#7fa08c',
    ground: '#a8c25d',
  },
  {
    paper: '#eef3f8',
    ink: '#16263a',
    accent: '#2d5f8a',
    sky: '#c3d6e8',
    building: '#6d7f96',
    ground: '#f7fafc',
  },
  {
    paper: '#fff3e4',
    ink: '#2b1c10',
    accent: '#c45a1e',
    sky: '#fbd9a0',
    building: '#b6643c',
    ground: '#d9b36a',
  },
];

const articles: readonly (readonly [heading: string, ...paragraphs: string[]])[] = [
  [
    'De steiger staat',
    'Sinds vorige week staat de steiger aan de waterkant. De aannemer begint bovenaan en werkt naar beneden. Elke verdieping duurt ongeveer zes werkdagen.',
    'Haalt u alles van uw balkon? Planten kunnen zolang in de binnentuin staan. Houd ramen en deuren dicht als er bij u wordt gewerkt.',
  ],
  [
    'Een nieuwe intercom',
    'De oude intercom kraakte en viel steeds vaker uit. In januari komt er een nieuwe, met beeld. U kunt de deur dan ook met uw telefoon openen, maar dat hoeft niet: het toestel in uw hal blijft.',
    'De monteur komt een half uur bij u langs. U krijgt daarvoor een brief met een dag en een tijd.',
  ],
  [
    'De lift doet het weer',
    'Drie weken lopen is lang. Dank aan iedereen die boodschappen voor een ander naar boven droeg. De lift heeft nieuwe kabels en een zuiniger motor, en is door het keuringsinstituut goedgekeurd.',
  ],
  [
    'Wie wil er een laadpaal?',
    'Elf bewoners hebben al gezegd dat ze een laadpaal willen in de garage. Vanaf vijftien wordt de aansluiting voor iedereen goedkoper. Laat het weten met het formulier bij deze nieuwsbrief.',
    'Wie geen auto heeft, betaalt niet mee. De vergadering beslist in het voorjaar.',
  ],
  [
    'Het groene dak',
    'Op het dak ligt nu sedum. Dat houdt regenwater vast en scheelt op warme dagen een paar graden in de bovenste woningen. In de eerste zomer moet het nog wennen: bruine plekken trekken vanzelf bij.',
  ],
  [
    'Begroting in het kort',
    'De bijdrage stijgt met 2,4 procent. Dat komt vooral door de verzekering en de schoonmaak. Het reservefonds groeit volgens plan, zodat de goten en de kozijnen betaald kunnen worden zonder lening.',
  ],
  [
    'Samen in de tuin',
    'Op de tuindag harkten zestien buren blad en plantten ze honderd bollen. Voor soep was gezorgd. De volgende keer is in maart: wie doet er mee?',
  ],
  [
    'Denkt u aan de dakgoten?',
    'Bladeren van balkons en terrassen komen in de goten terecht. Veegt u ze op en gooit u ze in de groenbak? Dat voorkomt lekkage bij de buren onder u.',
  ],
];

function drawBuilding(pdf: Pdf, { building, accent, paper }: Look, dice: Dice, box: Box): void {
  const floors = dice.between(4, 6);
  const columns = dice.between(5, 7);
  const [width, height] = [box.width * 0.62, box.height * 0.66];
  const [left, top] = [box.x + box.width * (dice.between(8, 30) / 100), box.y + box.height * 0.2];
  pdf.rect(left, top, width, height).fill(building);
  pdf.rect(left - 6, top - 8, width + 12, 9).fill('#33474a');
  const [stepX, stepY] = [width / (columns + 0.4), height / (floors + 0.6)];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = left + stepX * (column + 0.42);
      const y = top + stepY * (floor + 0.4);
      pdf
        .rect(x, y, stepX * 0.56, stepY * 0.52)
        .fill(dice.pick(['#cfe4e8', '#f7e3a1', '#9fc4cc', '#e9f1f2']));
      pdf.rect(x - 2, y + stepY * 0.6, stepX * 0.56 + 4, 2).fill(paper);
    }
  }
  pdf.rect(left + width * 0.44, top + height - stepY * 0.9, stepX * 0.8, stepY * 0.9).fill(accent);
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function drawTree(pdf: Pdf, colour: string, x: number, y: number, size: number): void {
  pdf.rect(x - size * 0.06, y - size * 0.5, size * 0.12, size * 0.5).fill('#6b4a36');
  for (const [dx, dy, radius] of [
    [0, -0.8, 0.34],
    [-0.24, -0.58, 0.28],
    [0.24, -0.58, 0.28],
  ] as const)
    pdf.circle(x + dx * size, y + dy * size, radius * size).fill(colour);
}

function drawPicture(pdf: Pdf, look: Look, dice: Dice, box: Box): void {
  pdf.save().roundedRect(box.x, box.y, box.width, box.height, 10).clip();
  pdf.rect(box.x, box.y, box.width, box.height).fill(look.sky);
  const sunX = box.x + box.width * (dice.between(70, 88) / 100);
  pdf.circle(sunX, box.y + box.height * 0.18, box.height * 0.075).fill('#fff3c4');
  const ground = box.y + box.height * 0.82;
  drawBuilding(pdf, look, dice, box);
  pdf.rect(box.x, ground, box.width, box.height).fill(look.ground);
  for (let tree = 0; tree < 3; tree += 1) {
    const x = box.x + box.width * ((tree * 30 + dice.between(6, 24)) / 100);
    const leaf = dice.pick([look.accent, '#5d7f4c', '#7c9a52']);
    drawTree(pdf, leaf, x, ground + box.height * 0.05, box.height * 0.26);
  }
  pdf.rect(box.x, box.y + box.height * 0.92, box.width, box.height).fill('#5f9aa6');
  for (let wave = 0; wave < 9; wave += 1) {
    const x = box.x + box.width * (dice.between(0, 92) / 100);
    pdf.rect(x, box.y + box.height * (0.935 + (wave % 4) * 0.015), box.width * 0.09, 1.6).fill('#a9cfd6');
  }
  pdf.restore();
}

const MARGIN = 54;

function drawCover(
  pdf: Pdf,
  { name, date, dossier }: Order,
  look: Look,
  dice: Dice,
  headings: readonly string[],
) {
  const { width, height } = pdf.page;
  const inner = width - 2 * MARGIN;
  pdf.rect(0, 0, width, height).fill(look.paper);
  pdf.font(fonts.bold).fontSize(15).fillColor(look.accent).text(dossier.name, MARGIN, 52, { width: inner });
  pdf
    .font(fonts.text)
    .fontSize(11)
    .fillColor(look.ink)
    .text(`Nieuwsbrief · ${inWords(date)}`, { width: inner });
  pdf
    .font(fonts.bold)
    .fontSize(46)
    .fillColor(look.ink)
    .text(name, MARGIN, 104, { width: inner, lineGap: -4 });
  const top = Math.max(pdf.y + 20, 230);
  drawPicture(pdf, look, dice, { x: MARGIN, y: top, width: inner, height: 700 - top });
  pdf
    .font(fonts.bold)
    .fontSize(12)
    .fillColor(look.accent)
    .text('In dit nummer', MARGIN, 724, { width: inner });
  pdf.font(fonts.text).fontSize(12).fillColor(look.ink).text(headings.join('  ·  '), { width: inner });
}

function drawArticle(pdf: Pdf, look: Look, [heading, ...paragraphs]: readonly string[], y: number): number {
  const inner = pdf.page.width - 2 * MARGIN;
  pdf.rect(MARGIN, y, 42, 5).fill(look.accent);
  pdf
    .font(fonts.bold)
    .fontSize(22)
    .fillColor('#15211f')
    .text(heading ?? '', MARGIN, y + 16, { width: inner });
  pdf.moveDown(0.4);
  pdf.font(fonts.text).fontSize(11.5).fillColor('#26302f');
  for (const paragraph of paragraphs) pdf.text(paragraph, { width: inner, lineGap: 4, paragraphGap: 9 });
  return pdf.y + 22;
}

export async function drawNewsletter(order: Order): Promise<Buffer> {
  const { name, date, dossier, dice, dating } = order;
  const look = looks[date.getUTCMonth() % looks.length] ?? looks[0];
  const chosen = dice.some(articles, dice.between(3, 5));
  const author = `Bestuur ${dossier.name}`;
  return renderPdf({ title: name, author, date }, (pdf) => {
    pdf.page.margins.bottom = 0;
    drawCover(
      pdf,
      order,
      look,
      diceFor(`${name} picture`),
      chosen.map(([heading]) => heading),
    );
    for (let first = 0; first < chosen.length; first += 2) {
      pdf.addPage();
      pdf.page.margins.bottom = 0;
      let y = 64;
      for (const article of chosen.slice(first, first + 2))
        y = drawArticle(pdf, look, article.map(dating.text), y);
      const box = { x: MARGIN, y: y + 6, width: pdf.page.width - 2 * MARGIN, height: Math.min(760 - y, 260) };
      if (box.height > 110) drawPicture(pdf, look, diceFor(`${name} ${first}`), box);
      pdf.font(fonts.text).fontSize(9).fillColor('#5c6b6c');
      pdf.text(`${dossier.name} · ${name}`, MARGIN, pdf.page.height - 40, { lineBreak: false });
    }
  });
}
