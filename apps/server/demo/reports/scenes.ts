import { diceFor } from '../drawing/dice.ts';
import { circle, type Frame, frameOf, line, path, rect, render, times } from '../photos/kit.ts';

/** These scenes are drawn on 320 by 240 pixels. */
const SMALL_WIDTH = 320;

const enlarged =
  (shapes: string): Draw =>
  ({ width }) =>
    `<g transform="scale(${width / SMALL_WIDTH})">${shapes}</g>`;

type Draw = (frame: Frame) => string;

/** A bedroom with a stain on the ceiling and drops along the wall. */
const ROOM = enlarged(
  [
    path('M0 0h320v66L204 116 0 74z', '#efe8da'),
    path('M0 74l204 42v124H0z', '#d9cdb5'),
    path('M204 116L320 66v174H204z', '#c6b898'),
    line('M0 74l204 42L320 66', '#fbf7ee', 5),
    path(
      'M92 46c18-17 62-20 92-9 28 10 40 27 22 37-16 9-40 4-62 8-24 4-58-2-62-15-2-8 1-13 10-21z',
      '#c59c63',
      'opacity=".5"',
    ),
    path(
      'M112 50c14-10 46-11 66-4 18 7 22 16 8 22-14 5-34 2-50 4-16 1-36-4-36-11 0-4 4-7 12-11z',
      '#a97c44',
      'opacity=".55"',
    ),
    path('M138 54c10-4 24-4 34 0 8 4 6 9-4 10-12 2-28 2-34-2-4-3-2-6 4-8z', '#8a6132', 'opacity=".6"'),
    line('M186 112c2 22-3 40 0 66M172 110c1 12-2 20 0 30', '#a98a5a', 4, 'opacity=".6"'),
    path('M238 132l56-22v86l-56 14z', '#8fb3bf'),
    line('M238 132l56-22v86l-56 14zM266 121v82', '#f6f1e6', 5),
    line('M40 0v38', '#4c4336', 2),
    path('M22 60l10-22h16l10 22z', '#b5562f'),
  ].join(''),
);

/** The stain from nearby, with a crack and two drops. */
const STAIN = enlarged(
  [
    path('M0 0h320v240H0z', '#e9e1d0'),
    path('M0 170h320v70H0z', '#d2c5aa'),
    path('M0 168h320v8H0z', '#fbf7ee'),
    path(
      'M58 66c26-44 118-56 174-28 44 22 52 66 14 86-30 16-74 8-112 14-44 6-84-4-90-34-2-12 4-24 14-38z',
      '#c9a26a',
      'opacity=".5"',
    ),
    path(
      'M88 74c22-28 88-36 126-16 32 18 30 46 2 56-24 8-56 4-82 8-30 4-56-6-58-24-1-9 4-16 12-24z',
      '#b0844b',
      'opacity=".5"',
    ),
    path(
      'M124 82c14-12 48-14 66-4 14 8 10 22-6 26-16 4-34 2-46 2-18-2-26-12-14-24z',
      '#8a6132',
      'opacity=".6"',
    ),
    line('M150 104l6 22-8 18 5 22', '#6f5330', 2, 'opacity=".7"'),
    path(
      'M176 120c0 0 8 12 8 18a8 8 0 0 1-16 0c0-6 8-18 8-18zM132 146c0 0 6 9 6 14a6 6 0 0 1-12 0c0-5 6-14 6-14z',
      '#6d93a4',
    ),
  ].join(''),
);

/** A bucket on the floor, into which it drips. */
const BUCKET = enlarged(
  [
    path('M0 0h320v150H0z', '#ddd2bb'),
    path('M0 138h320v14H0z', '#f6f1e6'),
    path('M0 152h320v88H0z', '#a9774a'),
    line(
      'M0 176h320M0 204h320M70 152v24M220 152v24M130 176v28M270 176v28M40 204v36M190 204v36',
      '#8b5f38',
      2,
    ),
    '<ellipse cx="160" cy="214" rx="66" ry="12" fill="#6f4a2a" opacity=".5"/>',
    path('M104 112h112l-14 98q-42 12-84 0z', '#2a7076'),
    path('M176 118h34l-12 90-18 4z', '#1f5a60'),
    '<ellipse cx="160" cy="112" rx="56" ry="15" fill="#0e4a4f"/>',
    '<ellipse cx="160" cy="114" rx="47" ry="10" fill="#9cc6d4"/>',
    '<ellipse cx="160" cy="114" rx="20" ry="4" fill="none" stroke="#e6f3f7" stroke-width="2"/>',
    path(
      'M160 70c0 0 8 13 8 19a8 8 0 0 1-16 0c0-6 8-19 8-19zM160 18c0 0 6 10 6 15a6 6 0 0 1-12 0c0-5 6-15 6-15z',
      '#6d93a4',
    ),
  ].join(''),
);

/** A pavement of which three tiles have sunk. */
const drawTiles: Draw = ({ width, height, dice }) => {
  const [columns, rows] = [8, 6];
  const [w, h] = [width / columns, height / rows];
  const isSunk = (column: number, row: number): boolean =>
    (row === 3 && (column === 3 || column === 4)) || (row === 4 && column === 4);
  const tile = (column: number, row: number): string => {
    const [x, y] = [column * w, row * h];
    const tone = dice.pick(['#a9aaa4', '#b3b4ad', '#a0a29c', '#b9bab2']);
    const stone = rect(x + 3, y + 3, w - 6, h - 6, tone, 'rx="3"');
    if (!isSunk(column, row)) return stone;
    const tilted = `<g transform="rotate(${column === 4 ? 5 : -4} ${x + w / 2} ${y + h / 2})">${rect(x + 8, y + 13, w - 16, h - 17, '#8c8e88', 'rx="3"')}</g>`;
    return `${rect(x, y, w, h, '#4d4a42')}${tilted}${rect(x, y, w, 12, '#000000', 'opacity=".35"')}`;
  };
  const weeds = times(26, () =>
    line(
      `M${dice.between(0, columns) * w} ${dice.between(0, height)}q${dice.between(-9, 9)} -14 ${dice.between(-6, 6)} -26`,
      dice.pick(['#6f8a4a', '#7f9a55', '#5f7a40']),
      4,
    ),
  );
  const puddle = `<ellipse cx="${width * 0.56}" cy="${height * 0.66}" rx="${w * 0.7}" ry="${h * 0.3}" fill="#9fb8c4" opacity=".55"/>`;
  return `${rect(0, 0, width, height, '#6b675c')}${times(rows, (row) => times(columns, (column) => tile(column, row)))}${puddle}${weeds}`;
};

/** A hall with letter boxes in the dark, under a lamp that is lit or not. */
const drawHall =
  (isLit: boolean): Draw =>
  ({ width, height, dice }) => {
    const floor = height * 0.82;
    const boxes = times(3, (row) =>
      times(6, (column) => {
        const [x, y] = [width * (0.2 + column * 0.1), height * (0.42 + row * 0.115)];
        const front = rect(
          x,
          y,
          width * 0.09,
          height * 0.095,
          dice.pick(['#8f999d', '#98a2a6', '#878f94']),
          'rx="4"',
        );
        const slot = rect(
          x + width * 0.012,
          y + height * 0.022,
          width * 0.066,
          height * 0.012,
          '#3c4448',
          'rx="3"',
        );
        return `${front}${slot}${circle(x + width * 0.076, y + height * 0.07, 4, '#5d676c')}`;
      }),
    );
    const lamp = `${rect(width * 0.42, 0, width * 0.16, height * 0.03, '#6d6a62')}${circle(width / 2, height * 0.07, height * 0.05, isLit ? '#fff3c4' : '#77746a')}`;
    const glow = times(isLit ? 6 : 0, (ring) =>
      circle(width / 2, height * 0.07, height * (0.12 + ring * 0.11), '#fff0b0', 'opacity=".09"'),
    );
    const dark = isLit ? '' : rect(0, 0, width, height, '#0b0f18', 'opacity=".62"');
    return `${rect(0, 0, width, height, '#cfc6b2')}${rect(0, floor, width, height - floor, '#7c6f5f')}${line(`M0 ${floor}h${width}`, '#f6f1e6', 10)}${boxes}${lamp}${glow}${dark}`;
  };

/** A signed paper on a table, with a pen beside it. */
const PAPER = enlarged(
  [
    path('M0 0h320v240H0z', '#8b6f4e'),
    times(6, (row) => line(`M0 ${18 + row * 40}h320`, '#7d6345', 2, 'opacity=".7"')),
    '<g transform="rotate(-4 160 120)">',
    rect(84, 16, 150, 212, '#3a2f22', 'opacity=".35" rx="2"'),
    rect(78, 12, 150, 212, '#fbfaf6', 'rx="2"'),
    rect(96, 30, 74, 9, '#2c3a3d'),
    times(7, (row) => rect(96, 54 + row * 13, [112, 104, 114, 92, 110, 106, 70][row] ?? 100, 4, '#9aa3a4')),
    line('M96 176h110', '#9aa3a4', 1.5),
    path(
      'M104 172c6-20 16-22 14-8-2 10 6-14 14-16 6-2-2 18 6 14 8-6 12-16 16-10 3 6 10 8 22-2',
      'none',
      'stroke="#1c3f7a" stroke-width="2.5"',
    ),
    rect(96, 196, 60, 4, '#9aa3a4'),
    '</g>',
    '<g transform="rotate(38 262 150)">',
    rect(256, 92, 11, 112, '#1d2a4d', 'rx="5"'),
    path('M256 204h11l-5.5 20z', '#c9b27a'),
    '</g>',
  ].join(''),
);

const scenes = {
  paper: PAPER,
  room: ROOM,
  stain: STAIN,
  bucket: BUCKET,
  tiles: drawTiles,
  'dark hall': drawHall(false),
  'lit hall': drawHall(true),
} as const satisfies Record<string, Draw>;

export type Scene = keyof typeof scenes;

/** The photos are small, so that the first start does not wait for them. */
const SIZE = { width: 960, height: 720 };

/** Draws the photo of a member. The same scene gives the same bytes. */
export async function drawScene(scene: Scene): Promise<Buffer> {
  const frame = { ...frameOf(scene, diceFor(scene), false), ...SIZE };
  return render(frame, scenes[scene](frame));
}
