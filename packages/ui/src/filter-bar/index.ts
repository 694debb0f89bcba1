export { FilterBar, ResultCount, type FilterBarProps } from './filter-bar.tsx';
