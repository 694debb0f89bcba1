export { FilterChip, type FilterChipProps } from './filter-chip.tsx';
