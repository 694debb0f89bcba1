export interface Mark {
  value: number;
  label: string;
}

export interface MarkPlace extends Mark {
  /** The place of the line, as a percentage of the width. */
  at: number;
  /** The place of the `anchor` of the label, as a percentage of the width. */
  labelAt: number;
  anchor: 'start' | 'middle' | 'end';
  /** Whether the label is beside its line, and not above. */
  isBeside: boolean;
  /** The row of the label, from the top. */
  row: number;
}

type Side = 'start' | 'end';
type Measured = Mark & { at: number; size: number };

/** The widest character, the least space between two labels, and the space between a line and a label beside it, in em of the labels. */
const CHARACTER_EM = 0.64;
const SPACE_EM = 0.15;
export const BESIDE_EM = 0.35;

/** Returns the left edge of a label above its line. At an edge of the meter the label stays inside. */
const startAbove = ({ at, size }: Measured): number => Math.max(Math.min(at - size / 2, 100 - size), 0);

function above({ value, label, at, size }: Measured): MarkPlace {
  const isAtStart = at < size / 2;
  const isAtEnd = !isAtStart && at > 100 - size / 2;
  return {
    value,
    label,
    at,
    labelAt: isAtStart ? 0 : isAtEnd ? 100 : at,
    anchor: isAtStart ? 'start' : isAtEnd ? 'end' : 'middle',
    isBeside: false,
    row: 0,
  };
}

/** Returns the place to the right (`start`) or left (`end`) of the line. A label that has no room there is at the edge of the meter. */
function beside({ value, label, at }: Measured, side: Side, isFitting: boolean, row: number): MarkPlace {
  if (isFitting) return { value, label, at, labelAt: at, anchor: side, isBeside: true, row };
  const edge =
    side === 'start' ? { labelAt: 100, anchor: 'end' as const } : { labelAt: 0, anchor: 'start' as const };
  return { value, label, at, ...edge, isBeside: false, row };
}

/**
 * Returns the places of the marks and their labels. No two labels overlap in a meter that is at least `width` em of its labels wide. Labels
 * are above their lines if all have room there. Otherwise two labels are at the outer sides of their lines, and more labels are on rows of
 * their own, all at the same side, so that no line goes through a label.
 */
export function placeMarks(marks: readonly Mark[], total: number, width: number): MarkPlace[] {
  const percent = (em: number): number => (em / width) * 100;
  const measured = marks.map(({ value, label }): Measured => ({
    value,
    label,
    at: total > 0 ? Math.min(Math.max((value / total) * 100, 0), 100) : 0,
    size: percent(label.length * CHARACTER_EM),
  }));
  const sorted = [...measured].sort((left, right) => left.value - right.value);
  const hasRoom = (mark: Measured, side: Side): boolean => {
    const size = mark.size + percent(BESIDE_EM);
    return side === 'start' ? mark.at + size <= 100 : mark.at >= size;
  };

  const areApart = sorted.every((mark, index) => {
    const next = sorted[index + 1];
    return next === undefined || startAbove(mark) + mark.size + percent(SPACE_EM) <= startAbove(next);
  });
  if (areApart) return sorted.map(above);

  const [first, second, ...others] = sorted;
  if (first && second && others.length === 0 && hasRoom(first, 'end') && hasRoom(second, 'start'))
    return [beside(first, 'end', true, 0), beside(second, 'start', true, 0)];

  const side = sorted.every((mark) => hasRoom(mark, 'start')) ? 'start' : 'end';
  return sorted.map((mark, index) =>
    beside(mark, side, hasRoom(mark, side), side === 'start' ? index : sorted.length - 1 - index),
  );
}
