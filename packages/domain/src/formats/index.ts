export { formatDate, formatLongDate, formatTime } from './dates.ts';
export { formatAmount, formatByteSize, formatCount } from './figures.ts';
