import { BESIDE_EM, placeMarks, type Mark, type MarkPlace } from './mark-places.ts';
import styles from './votes-meter.module.css';

interface MarksProps {
  total: number;
  marks: readonly Mark[];
  /** The height of the bar, in em of the labels. */
  barEm?: number;
  /** Whether the lines end at the bar, because it has labels inside. By default they cross it. */
  isAbove?: boolean;
}

/** The height of a row of labels, of the part of a line above and below the bar, and of the usual bar, in em of the labels. */
const ROW_EM = 1.35;
const STUB_EM = 0.5;
const BAR_EM = 1.15;

/** The least widths for which the labels have places, in em. The style sheet shows the places for the widest one that fits. */
const widths = [8, 12.5, 25];

const lineTop = ({ isBeside, row }: MarkPlace): number =>
  isBeside ? row * ROW_EM + 0.2 : (row + 1) * ROW_EM;

function besideOf({ isBeside, anchor }: MarkPlace): string {
  if (!isBeside) return '0';
  return `${anchor === 'start' ? BESIDE_EM : -BESIDE_EM}em`;
}

function MarksFor({ total, marks, barEm = BAR_EM, isAbove = false, width }: MarksProps & { width: number }) {
  const places = placeMarks(marks, total, width);
  const rows = Math.max(...places.map(({ row }) => row)) + 1;
  const bottom = rows * ROW_EM + STUB_EM;
  const lineBottom = isAbove ? bottom : bottom + barEm + STUB_EM;
  const height = isAbove ? bottom + barEm : lineBottom;
  return (
    <svg className={styles['marks']} width="100%" height={`${height}em`} data-width={width}>
      {places.map((place) => (
        <rect
          key={`${place.value} ${place.label}`}
          className={styles['line']}
          x={`${place.at}%`}
          y={`${lineTop(place)}em`}
          width="2"
          height={`${lineBottom - lineTop(place)}em`}
        />
      ))}
      {places.map((place) => (
        <text
          key={`${place.value} ${place.label}`}
          x={`${place.labelAt}%`}
          y={`${place.row * ROW_EM + 1}em`}
          dx={besideOf(place)}
          textAnchor={place.anchor}
        >
          {place.label}
        </text>
      ))}
    </svg>
  );
}

/** Draws the marks over the bar, once for each width, so that the labels are in place before the first script runs. */
export function Marks(props: MarksProps) {
  return widths.map((width) => <MarksFor key={width} {...props} width={width} />);
}
