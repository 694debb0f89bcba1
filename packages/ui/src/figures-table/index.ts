export { FiguresTable, type FiguresTableProps } from './figures-table.tsx';
