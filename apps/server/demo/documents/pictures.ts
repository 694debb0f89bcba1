import sharp from 'sharp';
import type { Dice } from '../drawing/dice.ts';
import { escapeXml } from '../drawing/office-zip.ts';
import type { Order } from '../drawing/order.ts';

const caption = (text: string, width: number, height: number): string =>
  `<rect x="0" y="${height - 70}" width="${width}" height="70" fill="#0f4a50"/><text x="40" y="${height - 27}" font-family="Helvetica, Arial, sans-serif" font-size="26" fill="#ffffff">${escapeXml(text)}</text>`;

function windows(dice: Dice, floors: number, columns: number): string {
  const panes: string[] = [];
  for (let floor = 0; floor < floors; floor += 1) {
    for (let column = 0; column < columns; column += 1) {
      const [x, y] = [190 + column * 118, 210 + floor * 118];
      const glass = dice.pick(['#9fc4cc', '#b9d4d8', '#f5dd9a', '#8fb3bd']);
      panes.push(
        `<rect x="${x}" y="${y}" width="82" height="72" fill="${glass}" stroke="#f7f5ef" stroke-width="7"/><path d="M${x + 41} ${y}v72" stroke="#f7f5ef" stroke-width="5"/>`,
        `<path d="M${x - 10} ${y + 92}h102v-18M${x - 10} ${y + 92}v-18m17 18v-18m17 18v-18m17 18v-18m17 18v-18m17 18v-18" stroke="#33474a" stroke-width="3" fill="none"/>`,
      );
    }
  }
  return panes.join('');
}

function facade({ dice, dossier, name }: Order): string {
  const floors = dice.between(4, 5);
  const [top, bottom] = [170, 230 + floors * 118];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="960"><defs><linearGradient id="sky" x2="0" y2="1"><stop offset="0" stop-color="${dice.pick(['#9cc6d8', '#c9dfe6', '#e8c9a5'])}"/><stop offset="1" stop-color="#f6efe2"/></linearGradient></defs><rect width="1280" height="960" fill="url(#sky)"/><circle cx="1060" cy="150" r="58" fill="#fbe7a8"/><rect x="0" y="${bottom + 30}" width="1280" height="300" fill="#8d9a86"/><rect x="150" y="${top}" width="980" height="${bottom - top + 60}" fill="${dice.pick(['#a4553f', '#b98d62', '#8f5b4a'])}"/><rect x="138" y="${top - 16}" width="1004" height="22" fill="#4a4f50"/>${windows(dice, floors, 8)}<rect x="590" y="${bottom - 40}" width="110" height="100" fill="#1f4448" stroke="#f7f5ef" stroke-width="7"/><path d="M0 ${bottom + 62}h1280" stroke="#cfc8b8" stroke-width="16"/>${caption(`${name} · ${dossier.building}`, 1280, 960)}</svg>`;
}

const rooms = [
  [100, 100, 420, 300, 'Woonkamer 32 m²'],
  [520, 100, 260, 190, 'Keuken 11 m²'],
  [780, 100, 320, 300, 'Slaapkamer 19 m²'],
  [520, 290, 260, 110, 'Hal'],
  [100, 400, 420, 240, 'Slaapkamer 22 m²'],
  [520, 400, 260, 240, 'Badkamer 8 m²'],
  [780, 400, 320, 240, 'Berging 6 m²'],
] as const;

function plan({ dossier, name }: Order): string {
  const walls = rooms.map(
    ([x, y, width, height, label]) =>
      `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#ffffff" stroke="#1b2a2b" stroke-width="7"/><text x="${x + width / 2}" y="${y + height / 2}" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-size="22" fill="#1b2a2b">${label}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="860"><rect width="1200" height="860" fill="#f6f4ee"/>${walls.join('')}<path d="M520 330h-46M520 330a46 46 0 0 1 -46 46M650 290v-46M650 290a46 46 0 0 0 46 -46" stroke="#1b2a2b" stroke-width="3" fill="none"/><path d="M100 700h300M100 690v20M200 690v20M300 690v20M400 690v20" stroke="#1b2a2b" stroke-width="3"/><text x="100" y="735" font-family="Helvetica, Arial, sans-serif" font-size="20" fill="#1b2a2b">0      1 m     2 m     3 m</text>${caption(`${name} · ${dossier.name}`, 1200, 860)}</svg>`;
}

export const drawFacade = async (order: Order): Promise<Buffer> =>
  sharp(Buffer.from(facade(order)))
    .jpeg({ quality: 84 })
    .toBuffer();

export const drawPlan = async (order: Order): Promise<Buffer> =>
  sharp(Buffer.from(plan(order)))
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
