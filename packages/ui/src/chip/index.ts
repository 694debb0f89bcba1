export { Chip, ChipRow, type ChipProps } from './chip.tsx';
export { default as chipStyles } from './chip.module.css';
