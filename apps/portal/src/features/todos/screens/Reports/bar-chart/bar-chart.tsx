import styles from './bar-chart.module.css';

export interface BarChartProps {
  /** The names of the values of a row, such as "Eerste antwoord" and "Afgehandeld". At most two, which have bars of their own. */
  series: readonly string[];
  /** The rows, such as a group with its median numbers of days. A null value is not known, and has no bar. */
  rows: readonly { id: string; name: string; values: readonly (number | null)[] }[];
  /** Returns a value as text, such as "3 dagen". */
  format: (value: number) => string;
}

const HEIGHT = 12;

/**
 * Shows numbers as horizontal bars. Screen readers skip it and it has no names for its values on touch, so that a table with the same numbers
 * belongs below it.
 */
export function BarChart({ series, rows, format }: BarChartProps) {
  const largest = Math.max(...rows.flatMap(({ values }) => values.map((value) => value ?? 0)), 0);
  return (
    <figure aria-hidden className={styles['chart']}>
      <ul className={styles['legend']}>
        {series.map((name, at) => (
          <li key={name}>
            <svg width={HEIGHT} height={HEIGHT} className={styles['bar']} data-series={at}>
              <rect x="1" y="1" width={HEIGHT - 2} height={HEIGHT - 2} rx="2" />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      {rows.map(({ id, name, values }) => (
        <div key={id} className={styles['row']}>
          <span>{name}</span>
          <div>
            {series.map((of, at) => {
              const value = values[at] ?? null;
              return (
                <div key={of} className={styles['value']}>
                  {value !== null && (
                    <>
                      <svg
                        width={`${largest === 0 ? 0 : (value / largest) * 100}%`}
                        height={HEIGHT}
                        className={styles['bar']}
                        data-series={at}
                      >
                        <rect x="1" y="1" width="100%" height={HEIGHT - 2} rx="2" />
                      </svg>
                      <span>{format(value)}</span>
                    </>
                  )}
                </div>
              );
            })}
          </div>
        </div>
      ))}
    </figure>
  );
}
