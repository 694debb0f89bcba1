import {
  circle,
  drawFacade,
  drawPerson,
  drawSky,
  drawTree,
  type Frame,
  line,
  path,
  rect,
  type Sky,
  times,
} from './kit.ts';

const AUTUMN = ['#c8743a', '#d99a45', '#a85a2e', '#b98a3a'] as const;
const SPRING = ['#7fae55', '#94c164', '#6a9a48', '#a9cf7b'] as const;

const scaffold = (x: number, y: number, width: number, height: number, floors: number): string => {
  const poles = times(6, (index) => line(`M${x + (width / 5) * index} ${y}v${height}`, '#9aa3a8', 10));
  const decks = times(floors, (floor) => {
    const at = y + (height / floors) * (floor + 0.86);
    return `${rect(x - 20, at, width + 40, 15, '#b98d55')}${line(`M${x - 10} ${at - 58}h${width + 20}`, '#c5cbce', 6)}`;
  });
  return `${poles}${decks}${line(`M${x} ${y + height}L${x + width / 5} ${y + height * 0.52}M${x + width} ${y + height}L${x + width * 0.8} ${y + height * 0.52}`, '#7c868c', 8)}`;
};

const OLD = '#a4553f';
const FRESH = '#f3ede0';

export function drawPainting(frame: Frame): string {
  const { width, height, dice, subject } = frame;
  const sky: Sky = /ochtend|dauw/iu.test(subject) ? 'morning' : dice.pick(['day', 'grey', 'day']);
  const ground = height * 0.88;
  const street = `${rect(0, ground, width, height - ground, '#8f908a')}${rect(0, ground, width, 18, '#c6c1b4')}`;
  if (/kleur|verf|kwast/iu.test(subject)) {
    const tones = ['#f3ede0', '#dcd3bd', '#1f4d50', '#a4553f', '#5f7d6f', '#2f3a44'] as const;
    const boards = times(26, (index) => line(`M0 ${index * 64}h${width}`, '#9c7d59', 4));
    const tins = times(4, (index) => {
      const [x, y] = [width * (0.16 + index * 0.225), height * (0.62 + (index % 2) * 0.1)];
      const tone = tones[(index + dice.between(0, 2)) % tones.length] ?? FRESH;
      return `<ellipse cx="${x}" cy="${y + 190}" rx="140" ry="34" fill="#000000" opacity=".18"/>${rect(x - 118, y - 30, 236, 220, '#c9ced0')}${rect(x - 118, y + 40, 236, 96, tone)}<ellipse cx="${x}" cy="${y - 30}" rx="118" ry="36" fill="${tone}" stroke="#e7eaeb" stroke-width="12"/>`;
    });
    const fan = times(6, (index) =>
      rect(
        width * 0.46,
        height * 0.12,
        100,
        360,
        tones[index] ?? FRESH,
        `rx="14" transform="rotate(${index * 17 - 42} ${width * 0.5} ${height * 0.46})" stroke="#ffffff" stroke-width="6"`,
      ),
    );
    return `${rect(0, 0, width, height, '#b6926a')}${boards}${fan}${tins}`;
  }
  const isClose = /kozijn|raam|detail/iu.test(subject);
  if (isClose) {
    const wall = rect(0, 0, width, height, OLD);
    const bricks = times(Math.ceil(height / 62), (row) =>
      times(Math.ceil(width / 170) + 1, (column) =>
        rect(column * 170 - (row % 2) * 85, row * 62, 162, 54, dice.pick(['#a85c45', '#9d5240', '#b2664e'])),
      ),
    );
    const [x, y, w, h] = [width * 0.22, height * 0.18, width * 0.52, height * 0.6];
    const window = `${rect(x - 46, y - 46, w + 92, h + 92, FRESH)}${rect(x, y, w, h, '#41606d')}${path(`M${x} ${y + h}l${w * 0.55} ${-h}h${w * 0.2}l${-w * 0.5} ${h}z`, '#ffffff', 'opacity=".22"')}${rect(x + w / 2 - 18, y, 36, h, FRESH)}${rect(x - 90, y + h + 46, w + 180, 52, '#d8d2c4')}${rect(x + w * 0.1, y + h - 210, 130, 210, '#c0663f')}${circle(x + w * 0.1 + 65, y + h - 260, 110, '#6f9a52')}`;
    return `${wall}${bricks}${window}${drawPerson(dice, [width * 0.88, height * 1.16], height * 0.8, '#f4f6f4', 1.2)}`;
  }
  const isDone = /klaar|af\b|resultaat/iu.test(subject);
  const body = {
    x: width * 0.12,
    y: height * 0.18,
    width: width * 0.66,
    height: ground - height * 0.18,
    columns: width > height ? 6 : 4,
    floors: width > height ? 4 : 5,
  };
  const front = drawFacade(dice, {
    ...body,
    wall: isDone ? '#e9dfca' : OLD,
    frame: isDone ? '#1f4d50' : FRESH,
    lit: 2,
  });
  const painted = isDone
    ? ''
    : rect(
        body.x,
        body.y,
        body.width * (0.2 + dice.between(0, 4) / 10),
        body.height,
        '#efe4cd',
        'opacity=".45"',
      );
  const side = drawFacade(dice, {
    x: width * 0.78,
    y: height * 0.34,
    width: width * 0.3,
    height: ground - height * 0.34,
    wall: '#b77863',
    frame: FRESH,
    columns: 2,
    floors: 3,
    lit: 2,
  });
  const crew = isDone
    ? ''
    : scaffold(body.x + 30, body.y + 20, body.width * 0.62, body.height - 20, 4) +
      times(3, (index) =>
        drawPerson(
          dice,
          [
            body.x + body.width * (0.14 + index * 0.19),
            body.y + 20 + ((body.height - 20) / 4) * (dice.between(0, 2) + 0.86),
          ],
          190,
          '#f4f6f4',
          1.4,
        ),
      );
  const tree = drawTree(dice, width * 0.93, ground, height * 0.42, AUTUMN);
  const passers = times(2, (index) =>
    drawPerson(
      dice,
      [width * (0.62 + index * 0.09), height * 0.97],
      250,
      dice.pick(['#c05a3c', '#2f6a72', '#d9b44a']),
    ),
  );
  return `${drawSky(frame, sky)}${side}${front}${painted}${crew}${street}${tree}${/bewoners|kijk/iu.test(subject) || isDone ? passers : ''}`;
}

const BULBS = ['#ffd469', '#ff9d5c', '#fff0b8', '#f3726a', '#8fd3c1'] as const;

export function drawLights(frame: Frame): string {
  const { width, height, dice, subject } = frame;
  const ground = height * 0.8;
  const glow = (x: number, y: number, radius: number, colour: string) =>
    `${circle(x, y, radius * 3.6, colour, 'opacity=".1"')}${circle(x, y, radius * 2, colour, 'opacity=".24"')}${circle(x, y, radius, colour)}`;
  if (/kaars|lantaarn|potje/iu.test(subject)) {
    const jars = times(9, (index) => {
      const [x, y] = [width * (0.08 + index * 0.105), height * (0.5 + (index % 3) * 0.16)];
      return `${circle(x, y - 60, 190, '#ffb347', 'opacity=".12"')}${rect(x - 62, y - 130, 124, 190, '#f6d9a2', 'rx="22" opacity=".35" stroke="#ffe9c4" stroke-width="5"')}${path(`M${x} ${y - 90}q40 62 0 104q-40 -42 0 -104z`, '#ffd469')}${path(`M${x} ${y - 50}q18 32 0 58q-18 -26 0 -58z`, '#fff6da')}${rect(x - 44, y + 14, 88, 40, '#f4ead7')}`;
    });
    return `${rect(0, 0, width, height, '#16141c')}${rect(0, height * 0.42, width, height, '#3b2a22')}${jars}`;
  }
  const building = drawFacade(dice, {
    x: width * 0.05,
    y: height * 0.2,
    width: width * 0.56,
    height: ground - height * 0.2,
    wall: '#4b2f2b',
    frame: '#7d6a5e',
    columns: width > height ? 5 : 4,
    floors: 4,
    lit: 6,
  });
  const strings = times(3, (row) => {
    const y = height * (0.3 + row * 0.13);
    return `${line(`M0 ${y}Q${width / 4} ${y + 130} ${width / 2} ${y}T${width} ${y}`, '#2a2a2a', 5)}${times(
      17,
      (index) => {
        const x = (width / 16) * index;
        const sag = Math.sin(((x % (width / 2)) / (width / 2)) * Math.PI) * 66 * (x < width / 2 ? 1 : -1);
        return glow(x, y + sag + 16, 13, dice.pick(BULBS));
      },
    )}`;
  });
  const isTree = /boom/iu.test(subject);
  const fir = isTree
    ? `${path(`M${width * 0.74} ${height * 0.2}l${width * 0.16} ${height * 0.6}h${-width * 0.32}z`, '#1d4634')}${times(
        34,
        () => {
          const y = dice.between(28, 78) / 100;
          return glow(
            width * (0.74 + (dice.between(-100, 100) / 100) * 0.25 * (y - 0.2)),
            height * y,
            9,
            dice.pick(BULBS),
          );
        },
      )}`
    : '';
  const snow = /sneeuw/iu.test(subject)
    ? times(150, () =>
        circle(
          dice.between(0, width),
          dice.between(0, height),
          dice.between(2, 6),
          '#ffffff',
          'opacity=".75"',
        ),
      )
    : '';
  const people = times(dice.between(3, 6), (index) => {
    const at = [width * (0.16 + index * 0.14), height * (0.93 + (index % 2) * 0.05)] as const;
    return (
      drawPerson(dice, at, height * 0.34, dice.pick(['#7b3b34', '#2f5560', '#5a4a78', '#8a6a2f']), -0.6) +
      glow(at[0] + height * 0.09, at[1] - height * 0.21, 14, '#ffd469')
    );
  });
  return `${drawSky(frame, /schemer|begin/iu.test(subject) ? 'evening' : 'night')}${building}${rect(0, ground, width, height - ground, snow ? '#c9d4de' : '#2b2d33')}${fir}${strings}${people}${snow}`;
}

export function drawGarden(frame: Frame): string {
  const { width, height, dice, subject } = frame;
  const ground = height * 0.52;
  const flowers = (left: number, right: number, top: number, bottom: number, count: number) =>
    times(count, () => {
      const [x, y] = [dice.between(left, right), dice.between(top, bottom)];
      const petal = dice.pick(['#e0533d', '#f2c14e', '#c95fa4', '#ffffff', '#7a6fc9', '#f08a4b']);
      return `${line(`M${x} ${y}v44`, '#4c7a36', 6)}${times(5, (part) => circle(x + Math.cos(part * 1.257) * 14, y + Math.sin(part * 1.257) * 14, 11, petal))}${circle(x, y, 9, '#8a5a1c')}`;
    });
  if (/bloem|tulp|bij\b/iu.test(subject)) {
    return `${rect(0, 0, width, height, '#5d8a48')}${times(60, () => circle(dice.between(0, width), dice.between(0, height), dice.between(30, 90), dice.pick(['#6b9a52', '#4f7c3d', '#77a85c']), 'opacity=".6"'))}<g transform="scale(2.4)">${flowers(0, width / 2.4, 40, height / 2.6, 46)}</g>`;
  }
  const back = drawFacade(dice, {
    x: -40,
    y: height * 0.06,
    width: width * 1.1,
    height: ground - height * 0.06,
    wall: '#b2694f',
    frame: '#f3ede0',
    columns: width > height ? 8 : 5,
    floors: 3,
    lit: 1,
  });
  const lawn = `${rect(0, ground, width, height - ground, '#7cab58')}${times(26, () => path(`M${dice.between(0, width)} ${dice.between(ground, height)}q16 -26 26 0z`, '#6a9849'))}`;
  const bed = `${path(`M0 ${height * 0.64}q${width * 0.3} ${-height * 0.1} ${width * 0.5} ${height * 0.02}t${width * 0.5} ${-height * 0.04}v${height * 0.14}h${-width}z`, '#6f4e37')}${flowers(0, width, height * 0.58, height * 0.7, 44)}`;
  const trees = `${drawTree(dice, width * 0.1, height * 0.62, height * 0.46, SPRING)}${drawTree(dice, width * 0.9, height * 0.6, height * 0.5, SPRING)}`;
  const worker = (x: number, y: number, size: number) =>
    `${drawPerson(dice, [x, y], size, dice.pick(['#d9b44a', '#c05a3c', '#2f6a72', '#6f8f4a', '#7a5c99']), -1.4)}${line(`M${x + size * 0.26} ${y - size * 0.6}l${size * 0.12} ${size * 0.6}`, '#8b6239', size * 0.035)}${path(`M${x + size * 0.34} ${y - size * 0.02}l${size * 0.1} 0l${-size * 0.02} ${size * 0.12}h${-size * 0.06}z`, '#7d868b')}`;
  const barrow = `${path(`M${width * 0.62} ${height * 0.82}h220l-46 96h-124z`, '#2f7a5c')}${circle(width * 0.62 + 34, height * 0.82 + 128, 36, '#2b2b2b')}${line(`M${width * 0.62 + 200} ${height * 0.82 + 20}l150 -26`, '#5b4a3a', 14)}${flowers(width * 0.64, width * 0.62 + 190, height * 0.77, height * 0.8, 9)}`;
  const table = `${rect(width * 0.1, height * 0.76, width * 0.8, 34, '#a87d4e')}${times(4, (index) => rect(width * (0.14 + index * 0.235), height * 0.76 + 34, 22, 150, '#8a6239'))}${times(9, (index) => `${rect(width * (0.14 + index * 0.085), height * 0.76 - 44, 34, 44, '#f4efe4', 'rx="6"')}${index % 3 === 0 ? circle(width * (0.18 + index * 0.085), height * 0.76 - 22, 26, '#e0a24b') : ''}`)}`;
  const people = times(/groep|tafel|koffie|samen/iu.test(subject) ? 6 : 3, (index) =>
    worker(width * (0.18 + index * 0.13), height * (0.74 + (index % 2) * 0.05), height * 0.32),
  );
  return `${drawSky(frame, 'day')}${back}${lawn}${bed}${trees}${people}${/tafel|koffie|soep/iu.test(subject) ? table : ''}${/kruiwagen|planten/iu.test(subject) ? barrow : ''}`;
}
