import styles from './empty-state.module.css';

const shapes = {
  documents:
    'M30 46V18a4 4 0 0 1 4-4h30l16 16v16M64 14v16h16M20 58h18l6 10h24l6-10h18M20 58l8-14M92 58l-8-14M20 58v22a6 6 0 0 0 6 6h60a6 6 0 0 0 6-6V58M42 30h12M42 40h28',
  search: 'M50 66a26 26 0 1 0 0-52 26 26 0 0 0 0 52ZM69 59l25 25M40 40h20',
  todos:
    'M34 20h44a4 4 0 0 1 4 4v58a4 4 0 0 1-4 4H34a4 4 0 0 1-4-4V24a4 4 0 0 1 4-4ZM46 20v-4a4 4 0 0 1 4-4h12a4 4 0 0 1 4 4v4M40 40l4 4 7-8M58 40h14M40 56h8M58 56h14M40 70h8M58 70h14',
  invoices:
    'M34 86V16a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v70l-7-6-7 6-8-6-8 6-7-6ZM44 28h24M44 40h24M44 52h12M62 66h6M62 52h6',
  meetings:
    'M22 52h68M28 52v34M84 52v34M40 86V66h-4M72 86V66h4M36 66h14v20M76 66H62v20M56 40a8 8 0 1 0 0-16 8 8 0 0 0 0 16ZM42 52c0-8 6-12 14-12s14 4 14 12',
  photos:
    'M28 28h52a4 4 0 0 1 4 4v38a4 4 0 0 1-4 4H28a4 4 0 0 1-4-4V32a4 4 0 0 1 4-4ZM34 22l2-6h50a6 6 0 0 1 6 6v38M24 66l16-18 12 13 8-8 24 21M66 46a5 5 0 1 0 0-10 5 5 0 0 0 0 10Z',
  news: 'M20 16h72a4 4 0 0 1 4 4v58a4 4 0 0 1-4 4H20a4 4 0 0 1-4-4V20a4 4 0 0 1 4-4ZM28 30h24v26H28ZM40 24v6M34 40h12M34 48h8M64 26h20v18H64ZM74 22v4M62 58h24v14H62ZM74 52v6',
  houses:
    'M16 86V44l16-18 16 18v42M48 86V36l8-8v-8h8v8l8 8v50M72 86V48l12-12 12 12v38M10 86h92M26 56h12M26 68h12M56 46h8M56 58h8M82 60h6M56 86V72h8v14',
};

export type DrawingName = keyof typeof shapes;

/** Shows a small line drawing. Screen readers skip it. */
export function Drawing({ name }: { name: DrawingName }) {
  return (
    <svg className={styles['drawing']} viewBox="0 0 112 100" aria-hidden="true">
      <ellipse cx="56" cy="88" rx="46" ry="5" />
      <path d={shapes[name]} />
    </svg>
  );
}
