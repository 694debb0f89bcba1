export { Grid, GridRow, type GridProps } from './grid.tsx';
