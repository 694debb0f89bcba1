import styles from './empty-state.module.css';

const shapes = {
  /** A tray without documents. */
  documents:
    'M30 46V18a4 4 0 0 1 4-4h30l16 16v16M64 14v16h16M20 58h18l6 10h24l6-10h18M20 58l8-14M92 58l-8-14M20 58v22a6 6 0 0 0 6 6h60a6 6 0 0 0 6-6V58M42 30h12M42 40h28',
  /** A magnifying glass over nothing. */
  search: 'M50 66a26 26 0 1 0 0-52 26 26 0 0 0 0 52ZM69 59l25 25M40 40h20',
  /** A door with a step: nobody home yet. */
  soon: 'M36 86V20a4 4 0 0 1 4-4h32a4 4 0 0 1 4 4v66M24 86h64M64 52h2M46 28h20v14H46zM18 94h76',
  /** A row of gables. */
  houses:
    'M16 86V44l16-18 16 18v42M48 86V36l8-8v-8h8v8l8 8v50M72 86V48l12-12 12 12v38M10 86h92M26 56h12M26 68h12M56 46h8M56 58h8M82 60h6M56 86V72h8v14',
};

export type DrawingName = keyof typeof shapes;

/** A small line drawing. Decoration. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={styles['drawing']} viewBox="0 0 112 100" aria-hidden="true">
      <ellipse cx="56" cy="88" rx="46" ry="5" />
      <path d={shapes[name]} />
    </svg>
  );
}
