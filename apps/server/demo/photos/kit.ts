import sharp from 'sharp';
import type { Dice } from '../drawing/dice.ts';

/** Sizes are in pixels. */
export interface Frame {
  width: number;
  height: number;
  dice: Dice;
  /** The subject decides the composition. */
  subject: string;
}

const LONG_SIDE = 1600;
const SHORT_SIDE = 1200;

/** A lying frame is 4:3, a standing frame 3:4. */
export const frameOf = (subject: string, dice: Dice, isStanding: boolean): Frame => ({
  width: isStanding ? SHORT_SIDE : LONG_SIDE,
  height: isStanding ? LONG_SIDE : SHORT_SIDE,
  dice,
  subject,
});

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, radius: number, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" ${more}/>`;

const skies = {
  day: ['#8fc1dc', '#e8f1ee'],
  morning: ['#a9cbe0', '#f7dfc0'],
  grey: ['#b4c0c6', '#e4e6e2'],
  evening: ['#2f4a6b', '#e8a56c'],
  night: ['#101e34', '#3a4a66'],
} as const;

export type Sky = keyof typeof skies;

export function drawSky({ width, height, dice }: Frame, kind: Sky): string {
  const [top, bottom] = skies[kind];
  const isDark = kind === 'night' || kind === 'evening';
  const gradient = `<linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset=".85" stop-color="${bottom}"/></linearGradient>`;
  const light = isDark
    ? times(40, () =>
        circle(
          dice.between(0, width),
          dice.between(0, height / 2),
          dice.between(1, 3),
          '#f4f0dc',
          'opacity=".7"',
        ),
      ) + circle(width * 0.82, height * 0.14, 46, '#f6efd2')
    : circle(width * 0.8, height * 0.16, 150, '#fff3c4', 'opacity=".45"') +
      circle(width * 0.8, height * 0.16, 78, '#fff0b0');
  const cloud = () => {
    const [x, y] = [dice.between(0, width), dice.between(60, height * 0.3)];
    return times(
      4,
      (part) =>
        `<ellipse cx="${x + part * 62}" cy="${y - (part % 2) * 26}" rx="${dice.between(70, 110)}" ry="38" fill="#ffffff" opacity="${isDark ? '.08' : '.62'}"/>`,
    );
  };
  return `<defs>${gradient}</defs>${rect(0, 0, width, height, 'url(#sky)')}${light}${times(3, cloud)}`;
}

export interface Facade {
  x: number;
  y: number;
  width: number;
  height: number;
  wall: string;
  frame: string;
  columns: number;
  floors: number;
  /** The number of windows that are lit, of ten. */
  lit: number;
}

export function drawFacade(
  dice: Dice,
  { x, y, width, height, wall, frame, columns, floors, lit }: Facade,
): string {
  const [stepX, stepY] = [width / columns, height / floors];
  const [w, h] = [stepX * 0.52, stepY * 0.52];
  const joints = times(Math.floor(height / 26), (row) =>
    line(`M${x} ${y + row * 26}h${width}`, '#00000018', 2),
  );
  const pane = (column: number, floor: number): string => {
    const [px, py] = [x + column * stepX + (stepX - w) / 2, y + floor * stepY + stepY * 0.2];
    const isLit = dice.between(1, 10) <= lit;
    const glass = isLit
      ? dice.pick(['#ffd27a', '#ffe2a3', '#fcc45c'])
      : dice.pick(['#3d5a69', '#4b6c78', '#2f4954', '#6a8f9a']);
    const curtain = dice.between(1, 3) === 1 ? rect(px, py, w * 0.24, h, isLit ? '#e9b767' : '#8aa3a8') : '';
    const balcony =
      (column + floor) % 3 === 0
        ? line(`M${px - 8} ${py + h + 8}h${w + 16}m-${w + 16} 0v-34h${w + 16}v34`, '#2c3b3e', 5)
        : '';
    return `${rect(px - 7, py - 7, w + 14, h + 14, frame)}${rect(px, py, w, h, glass)}${curtain}${line(`M${px + w / 2} ${py}v${h}`, frame, 6)}${path(`M${px} ${py}h${w * 0.5}l-${w * 0.3} ${h}h-${w * 0.2}z`, '#ffffff', 'opacity=".1"')}${rect(px - 12, py + h + 6, w + 24, 10, '#d8d2c4')}${balcony}`;
  };
  const shade = rect(x, y, width * 0.12, height, '#000000', 'opacity=".12"');
  return `${rect(x, y, width, height, wall)}${joints}${shade}${times(floors, (floor) => times(columns, (column) => pane(column, floor)))}${rect(x - 14, y - 22, width + 28, 26, '#4a4f50')}`;
}

const skins = ['#f0c9a4', '#d9a679', '#a87149', '#7b4e31'] as const;
const hairs = ['#3a2a20', '#7a5433', '#c9a25f', '#8d8d8d', '#1d1a1a'] as const;

/** `size` is the height in pixels. */
export function drawPerson(
  dice: Dice,
  [x, y]: readonly [number, number],
  size: number,
  clothes: string,
  arm = 0,
): string {
  const u = size / 10;
  const skin = dice.pick(skins);
  const trousers = dice.pick(['#2f4050', '#4a4038', '#34495e', '#5b5048']);
  const reach = `l${u * 1.6} ${-u * arm}`;
  return `<ellipse cx="${x}" cy="${y}" rx="${u * 1.7}" ry="${u * 0.3}" fill="#000000" opacity=".2"/>${rect(x - u * 0.9, y - u * 4.4, u * 0.78, u * 4.4, trousers, `rx="${u * 0.3}"`)}${rect(x + u * 0.12, y - u * 4.4, u * 0.78, u * 4.4, trousers, `rx="${u * 0.3}"`)}${rect(x - u * 1.15, y - u * 7.9, u * 2.3, u * 4, clothes, `rx="${u * 0.9}"`)}${line(`M${x + u} ${y - u * 7.2}${reach}`, clothes, u * 0.62)}${line(`M${x - u} ${y - u * 7.2}l${-u * 0.4} ${u * 2.6}`, clothes, u * 0.62)}${circle(x + u * 2.6, y - u * (7.2 + arm), u * 0.34, skin)}${rect(x - u * 0.3, y - u * 8.4, u * 0.6, u * 0.9, skin)}${circle(x, y - u * 8.9, u * 0.95, skin)}${path(`M${x - u} ${y - u * 8.9}a${u} ${u} 0 0 1 ${u * 2} 0q${-u} ${-u * 0.7} ${-u * 2} 0z`, dice.pick(hairs))}`;
}

export function drawTree(
  dice: Dice,
  x: number,
  ground: number,
  size: number,
  leaves: readonly [string, ...string[]],
): string {
  const trunk = path(
    `M${x - size * 0.06} ${ground}l${size * 0.03} ${-size * 0.6}h${size * 0.06}l${size * 0.03} ${size * 0.6}z`,
    '#6b4d36',
  );
  return `${trunk}${times(9, () => circle(x + dice.between(-size * 0.28, size * 0.28), ground - size * 0.62 - dice.between(0, size * 0.4), size * (0.14 + dice.between(0, 8) / 100), dice.pick(leaves), 'opacity=".93"'))}`;
}

/** Makes photos darker towards the corners, as a lens does. */
export async function render({ width, height }: Frame, scene: string): Promise<Buffer> {
  const lens = `<defs><radialGradient id="lens" cx=".5" cy=".46" r=".78"><stop offset=".55" stop-color="#000000" stop-opacity="0"/><stop offset="1" stop-color="#000000" stop-opacity=".3"/></radialGradient></defs>${rect(0, 0, width, height, 'url(#lens)')}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${scene}${lens}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 80 }).toBuffer();
}
