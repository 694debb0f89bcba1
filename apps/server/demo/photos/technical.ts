import { circle, drawPerson, type Frame, line, path, rect, times } from './kit.ts';

export function drawLift(frame: Frame): string {
  const { width, height, dice, subject } = frame;
  const floor = height * 0.84;
  const steel = (x: number, y: number, w: number, h: number) =>
    `${rect(x, y, w, h, '#b9c1c5')}${times(7, (index) => rect(x + (w / 7) * index, y, w / 14, h, '#ffffff', `opacity="${(index % 3) * 0.09}"`))}`;
  if (/knop|paneel/iu.test(subject)) {
    const buttons = times(10, (index) => {
      const [x, y] = [width * (0.4 + (index % 2) * 0.2), height * (0.3 + Math.floor(index / 2) * 0.125)];
      const isOn = index === 6;
      return `${circle(x, y, 66, '#7d878c')}${circle(x, y, 56, isOn ? '#ffd469' : '#eef1f2')}<text x="${x}" y="${y + 20}" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-size="56" fill="#33474a">${9 - index}</text>`;
    });
    return `${steel(0, 0, width, height)}${rect(width * 0.26, height * 0.05, width * 0.48, height * 0.9, '#d6dcdf', 'rx="36" stroke="#8d979c" stroke-width="8"')}${rect(width * 0.34, height * 0.09, width * 0.32, height * 0.11, '#16292b', 'rx="14"')}<text x="${width / 2}" y="${height * 0.168}" text-anchor="middle" font-family="Courier, monospace" font-size="86" fill="#ffb347">▲ 3</text>${buttons}`;
  }
  if (/machine|motor|schacht|kabel/iu.test(subject)) {
    const walls = `${rect(0, 0, width, height, '#8f938f')}${rect(0, floor, width, height, '#5f625f')}${times(12, (index) => line(`M0 ${index * 130}h${width}`, '#838783', 5))}`;
    const wheel = `${circle(width * 0.4, height * 0.46, height * 0.24, '#2f7a8c')}${circle(width * 0.4, height * 0.46, height * 0.17, '#8f938f')}${circle(width * 0.4, height * 0.46, height * 0.06, '#24444c')}${times(6, (index) => line(`M${width * 0.4} ${height * 0.46}l${Math.cos(index * 1.047) * height * 0.2} ${Math.sin(index * 1.047) * height * 0.2}`, '#2f7a8c', 30))}`;
    const ropes = times(5, (index) =>
      line(`M${width * 0.4 - height * 0.23 + index * 16} ${height * 0.46}v${height}`, '#3a3f40', 7),
    );
    return `${walls}${ropes}${wheel}${rect(width * 0.56, height * 0.5, width * 0.3, height * 0.34, '#d9a23a', 'rx="20"')}${times(6, (index) => rect(width * 0.59, height * (0.54 + index * 0.045), width * 0.24, 16, '#b4832a'))}${/monteur/iu.test(subject) ? drawPerson(dice, [width * 0.2, height * 0.95], height * 0.6, '#e8793a', 0.8) : ''}`;
  }
  const hall = `${rect(0, 0, width, height, '#e9e2d2')}${rect(0, floor, width, height - floor, '#9c8f7d')}${times(9, (index) => line(`M${(width / 8) * index} ${floor}L${(width / 8) * index * 1.6 - width * 0.3} ${height}`, '#8a7e6d', 5))}${rect(0, 0, width, height * 0.08, '#f7f3e9')}`;
  const [x, y, w, h] = [width * 0.3, height * 0.2, width * 0.4, floor - height * 0.2];
  const isOpen = /open|cabine|eerste|rit/iu.test(subject);
  const cabin = isOpen
    ? `${rect(x, y, w, h, '#f6edd6')}${path(`M${x} ${y}l${w * 0.16} ${h * 0.08}v${h * 0.78}l${-w * 0.16} ${h * 0.14}z`, '#d9cdb0')}${path(`M${x + w} ${y}l${-w * 0.16} ${h * 0.08}v${h * 0.78}l${w * 0.16} ${h * 0.14}z`, '#d9cdb0')}${rect(x + w * 0.2, y + h * 0.5, w * 0.6, 16, '#9aa3a8')}${rect(x + w * 0.24, y + h * 0.03, w * 0.52, 26, '#fffbe8')}`
    : `${steel(x, y, w / 2 - 4, h)}${steel(x + w / 2 + 4, y, w / 2 - 4, h)}`;
  const jamb = `${rect(x - 40, y - 56, w + 80, 56, '#6f7b80')}${rect(x - 40, y, 40, h, '#7f8b90')}${rect(x + w, y, 40, h, '#7f8b90')}${rect(x + w + 90, y + h * 0.42, 70, 130, '#c5ccd0', 'rx="14"')}${circle(x + w + 125, y + h * 0.42 + 40, 20, '#ffd469')}<text x="${width / 2}" y="${y - 14}" text-anchor="middle" font-family="Helvetica, Arial, sans-serif" font-size="36" fill="#ffd469">0</text>`;
  const ribbon = /lint|feest|opening/iu.test(subject)
    ? `${line(`M${x - 60} ${y + h * 0.52}q${w / 2 + 60} 70 ${w + 120} 0`, '#c0392b', 30)}${circle(width / 2, y + h * 0.6, 40, '#c0392b')}`
    : '';
  const people = times(/opening|feest|bewoners|eerste|lint/iu.test(subject) ? 4 : 1, (index) =>
    drawPerson(
      dice,
      [width * (0.14 + index * 0.25), height * (0.97 - (index % 2) * 0.03)],
      height * 0.5,
      dice.pick(['#2f6a72', '#c05a3c', '#5a4a78', '#d9b44a']),
      1,
    ),
  );
  return `${hall}${cabin}${jamb}${ribbon}${people}`;
}

export function drawRoof(frame: Frame): string {
  const { width, height, dice, subject } = frame;
  const street = `${rect(0, 0, width, height, '#7f8f6d')}${rect(0, height * 0.8, width, height * 0.2, '#8d8f8c')}${times(9, (index) => rect((width / 9) * index + 30, height * 0.89, width / 18, 10, '#e8e6dc'))}${times(16, () => circle(dice.between(0, width), dice.between(0, height * 0.8), dice.between(40, 90), dice.pick(['#c8843f', '#6f8f4a', '#a8692f', '#86a05c'])))}${times(5, (index) => rect(width * (0.08 + index * 0.19), height * 0.83, 130, 60, dice.pick(['#b7403a', '#3a5f8a', '#e9e6de', '#33393d']), 'rx="16"'))}`;
  const [x, y, w, h] = [width * 0.12, height * 0.1, width * 0.76, height * 0.62];
  if (/goot|hemelwater|blad/iu.test(subject)) {
    const tiles = times(9, (row) =>
      times(15, (column) =>
        rect(
          column * 116 - (row % 2) * 58,
          row * 84,
          110,
          96,
          dice.pick(['#5b646b', '#525b62', '#656e75', '#4b545b']),
          'rx="14"',
        ),
      ),
    );
    const leaves = times(60, () =>
      path(
        `M${dice.between(0, width)} ${height * 0.66 + dice.between(0, 90)}q26 -30 54 0q-28 26 -54 0z`,
        dice.pick(['#c8743a', '#a85a2e', '#d9a545']),
      ),
    );
    return `${tiles}${rect(0, height * 0.63, width, 150, '#8b9599')}${rect(0, height * 0.63, width, 20, '#c4cbcd')}${leaves}${rect(0, height * 0.63 + 140, width, 22, '#6b7478')}${rect(0, height * 0.63 + 162, width, height, '#a4553f')}`;
  }
  const deck = `${rect(x + 22, y + 26, w, h, '#000000', 'opacity=".25"')}${rect(x, y, w, h, '#6d7378')}${rect(x, y, w, h, 'none', 'stroke="#b9bfc2" stroke-width="22"')}${times(7, (index) => line(`M${x} ${y + (h / 7) * index}h${w}`, '#646a6f', 5))}`;
  const panels = times(4, (row) =>
    times(
      8,
      (column) =>
        `${rect(x + w * 0.08 + column * (w * 0.062), y + h * 0.12 + row * (h * 0.19), w * 0.056, h * 0.15, '#1e3350')}${line(`M${x + w * 0.08 + column * (w * 0.062)} ${y + h * 0.195 + row * (h * 0.19)}h${w * 0.056}`, '#3d5a80', 4)}`,
    ),
  );
  const hatches = times(
    3,
    (index) =>
      `${rect(x + w * 0.68, y + h * (0.14 + index * 0.27), 110, 110, '#c9ced1')}${rect(x + w * 0.68 + 16, y + h * (0.14 + index * 0.27) + 16, 78, 78, '#9fc4cc')}`,
  );
  const puddle = /plas|water|lek/iu.test(subject)
    ? `<ellipse cx="${x + w * 0.36}" cy="${y + h * 0.72}" rx="${w * 0.2}" ry="${h * 0.15}" fill="#9fb8c4" opacity=".75"/><ellipse cx="${x + w * 0.33}" cy="${y + h * 0.69}" rx="${w * 0.08}" ry="${h * 0.05}" fill="#dce8ee" opacity=".8"/>`
    : '';
  const crew = /inspecteur|monteur|loods/iu.test(subject)
    ? `${circle(x + w * 0.86, y + h * 0.6, 34, '#f2c230')}${circle(x + w * 0.86, y + h * 0.6, 18, '#f8dc74')}${rect(x + w * 0.86 - 44, y + h * 0.6 + 20, 88, 36, '#e8793a', 'rx="18"')}`
    : '';
  const turn = /schuin|overzicht|hoek/iu.test(subject)
    ? `rotate(${dice.between(-14, 14)} ${width / 2} ${height / 2})`
    : '';
  return `${street}<g transform="${turn}">${deck}${/plas|lek/iu.test(subject) ? '' : panels}${hatches}${puddle}${crew}</g>`;
}
