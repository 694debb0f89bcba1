import { formatNumber } from '@mijn/domain/formats';
import type { Mark } from './mark-places.ts';
import { Marks } from './marks.tsx';
import styles from './votes-meter.module.css';

interface VotesPart {
  id: string;
  /** The name of the part, such as "Komt online". */
  label: string;
  /** A line below the name, such as "2 appartementen". */
  detail: string;
  /** The number of votes. */
  value: number;
  look: 'solid' | 'soft' | 'striped';
}

export interface VotesMeterProps {
  /** What the bar shows as a sentence, such as "453 van 1.000 stemmen. Nodig: 500 voor gewone besluiten.", for screen readers. */
  label: string;
  /** The number above the bar, such as 453, and the words below it: "van 1.000 stemmen komen". */
  figure: { value: number; text: string };
  /** The number of votes at which the bar is full. */
  total: number;
  /** The parts of the votes, from left to right. A part of 0 is in the list and not in the bar. */
  parts: readonly VotesPart[];
  /** The numbers of votes that are needed, each with a short label, such as "500". No two have the same number. */
  marks: readonly Mark[];
  /** The last row of the list: what the parts are together. */
  totalRow: { label: string; value: string };
}

/** Shows votes as parts of a bar with the numbers that are needed, and below it the parts as a list that adds up. */
export function VotesMeter({ label, figure, total, parts, marks, totalRow }: VotesMeterProps) {
  return (
    <div className={styles['meter']}>
      <p className={styles['figure']}>
        <strong>{formatNumber(figure.value)}</strong> {figure.text}
      </p>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an `img` has no elements inside
        role="img"
        aria-label={label}
        className={styles['bar']}
        data-marked={marks.length > 0 || undefined}
      >
        {marks.length > 0 && <Marks total={total} marks={marks} />}
        <div className={styles['track']}>
          {parts
            .filter(({ value }) => value > 0)
            .map(({ id, value, look }) => (
              <svg
                key={id}
                width={`${total > 0 ? (value / total) * 100 : 0}%`}
                className={styles['segment']}
                data-look={look}
              />
            ))}
        </div>
      </div>
      <dl className={styles['rows']}>
        {parts.map((part) => (
          <div key={part.id}>
            <dt>
              <span className={styles['swatch']} data-look={part.look} />
              <span>{part.label}</span>
              <small>{part.detail}</small>
            </dt>
            <dd>{formatNumber(part.value)}</dd>
          </div>
        ))}
        <div className={styles['total']}>
          <dt>{totalRow.label}</dt>
          <dd>{totalRow.value}</dd>
        </div>
      </dl>
    </div>
  );
}
