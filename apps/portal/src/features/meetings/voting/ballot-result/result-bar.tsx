import { formatNumber } from '@mijn/domain/formats';
import { Marks } from '../../components/votes-meter/marks.tsx';
import meterStyles from '../../components/votes-meter/votes-meter.module.css';
import styles from './ballot-result.module.css';
import { texts } from './texts.ts';

interface ResultBarProps {
  /** The parts of the bar from left to right: the first one is what was voted on. */
  parts: readonly { label: string; votes: number }[];
  /** The votes of the whole bar: those of which the majority is a part. */
  base: number;
  /** The number of votes that was needed; null without a decision, so that no part looks as if it won. */
  needed: number | null;
}

/** The height of the bar, in em of its labels. */
const BAR_EM = 2;

/** The least part of the bar in which its label has room. The sum has all numbers. */
const LABELLED_SHARE = 0.3;

/** The longest name of a part that stands in the bar, in characters. A longer one has only its number. */
const NAME_LENGTH_MAX = 10;

interface PartProps {
  label: string;
  votes: number;
  base: number;
  isFirst: boolean;
  isDecided: boolean;
}

function Part({ label, votes, base, isFirst, isDecided }: PartProps) {
  const look = isFirst ? (isDecided ? 'first' : 'undecided') : 'other';
  const share = votes / base;
  const place = isFirst
    ? ({ x: '0', dx: '0.7em', textAnchor: 'start' } as const)
    : ({ x: '100%', dx: '-0.7em', textAnchor: 'end' } as const);
  return (
    <svg width={`${share * 100}%`} className={styles['part']} data-look={look}>
      {share >= LABELLED_SHARE && (
        <text {...place} y="50%" dy="0.35em">
          {label.length > NAME_LENGTH_MAX ? '' : `${label} `}
          {formatNumber(votes)}
        </text>
      )}
    </svg>
  );
}

/** Shows the votes of which the majority is a part as one bar, with those that were cast, and with a mark at the number that was needed, unless there is no decision. */
export function ResultBar({ parts, base, needed }: ResultBarProps) {
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` has no elements inside
      role="img"
      aria-label={texts.bar(parts, needed, base)}
      className={meterStyles['bar']}
    >
      {needed !== null && (
        <Marks
          total={base}
          marks={[{ value: needed, label: texts.neededAt(needed) }]}
          barEm={BAR_EM}
          isAbove
        />
      )}
      <div className={styles['track']}>
        {parts.map(
          (part, at) =>
            part.votes > 0 && (
              <Part key={part.label} {...part} base={base} isFirst={at === 0} isDecided={needed !== null} />
            ),
        )}
      </div>
    </div>
  );
}
