import sharp from 'sharp';
import type { Dice } from '../drawing/dice.ts';
import { escapeXml } from '../drawing/office-zip.ts';
import type { Order } from '../drawing/order.ts';

const WIDTH = 960;
const HEIGHT = 720;

/** `mark` is the position of the damage, for the ring around it. */
interface Scene {
  svg: string;
  mark: readonly [x: number, y: number];
}

const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;

/** Returns an SVG path of an irregular line, such as a crack or a torn edge. */
function crooked(dice: Dice, [x, y]: readonly [number, number], steps: number, down: number): string {
  let path = `M${x} ${y}`;
  for (let step = 0; step < steps; step += 1)
    path += `l${dice.between(-26, 26)} ${down + dice.between(-6, 10)}`;
  return path;
}

function wall(dice: Dice): Scene {
  const bricks: string[] = [];
  for (let row = 0; row < 15; row += 1) {
    for (let column = -1; column < 9; column += 1) {
      const fill = dice.pick(['#a5614b', '#9a5843', '#b06d55', '#91513e']);
      bricks.push(rect(column * 120 + (row % 2) * 60, row * 50, 112, 42, fill));
    }
  }
  const mark = [dice.between(320, 620), dice.between(250, 400)] as const;
  const crack = crooked(dice, [mark[0], mark[1] - 170], 9, 38);
  return {
    mark,
    svg: `${rect(0, 0, WIDTH, HEIGHT, '#c9bfae')}${bricks.join('')}<path d="${crack}" fill="none" stroke="#2b1d18" stroke-width="9"/><path d="${crack}" fill="none" stroke="#120b09" stroke-width="4"/>`,
  };
}

function ceiling(dice: Dice): Scene {
  const mark = [dice.between(340, 600), dice.between(170, 240)] as const;
  const [x, y] = mark;
  const stain = [
    [170, 92, '#d9c79c'],
    [128, 68, '#cbb27c'],
    [74, 38, '#b5975d'],
  ].map(([rx, ry, fill]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`);
  const drip = [x - 40, x + 22, x + 70].map((at) =>
    rect(at, y + 40, 5, dice.between(60, 190), '#c2a66a', 'rx="3"'),
  );
  return {
    mark,
    svg: `${rect(0, 0, WIDTH, 390, '#efece3')}${rect(0, 390, WIDTH, 330, '#dcd6c6')}${rect(0, 384, WIDTH, 14, '#faf8f2')}${stain.join('')}${drip.join('')}${rect(690, 470, 170, 250, '#8c6f4e')}${rect(704, 484, 142, 236, '#9c7d59')}`,
  };
}

function roof(dice: Dice): Scene {
  const mark = [dice.between(300, 660), 455] as const;
  const tiles = Array.from({ length: 11 }, (_, column) =>
    [0, 1, 2, 3].map((row) =>
      rect(
        column * 92 - (row % 2) * 46,
        130 + row * 72,
        88,
        68,
        dice.pick(['#5b646b', '#525b62', '#656e75']),
        'rx="10"',
      ),
    ),
  );
  return {
    mark,
    svg: `${rect(0, 0, WIDTH, 180, '#bcd3dc')}${tiles.flat().join('')}${rect(0, 418, WIDTH, 74, '#9aa3a6')}${rect(0, 418, WIDTH, 12, '#c4cbcd')}${rect(0, 492, WIDTH, 228, '#a5614b')}<path d="${crooked(dice, [mark[0] - 30, 432], 3, 18)}" fill="none" stroke="#33261c" stroke-width="12"/><path d="M${mark[0] - 20} 492l-14 190M${mark[0] + 24} 492l8 150" stroke="#6f3f30" stroke-width="16" opacity=".6"/>`,
  };
}

const sceneOf = (name: string): ((dice: Dice) => Scene) => {
  if (/dak|storm/iu.test(name)) return roof;
  return /lekkage|water|vocht/iu.test(name) ? ceiling : wall;
};

export async function drawInspectionPhoto({ dice, name, date }: Order): Promise<Buffer> {
  const { svg, mark } = sceneOf(name)(dice);
  const day = `${date.getUTCDate()}-${date.getUTCMonth() + 1}-${date.getUTCFullYear()}`;
  const photo = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${svg}<circle cx="${mark[0]}" cy="${mark[1]}" r="118" fill="none" stroke="#f4d03f" stroke-width="9"/>${rect(0, HEIGHT - 56, WIDTH, 56, '#16292b')}<text x="28" y="${HEIGHT - 19}" font-family="Helvetica, Arial, sans-serif" font-size="24" fill="#ffffff">${escapeXml(name)}</text><text x="${WIDTH - 28}" y="${HEIGHT - 19}" text-anchor="end" font-family="Helvetica, Arial, sans-serif" font-size="24" fill="#f4d03f">${day}</text></svg>`;
  return sharp(Buffer.from(photo)).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}
