export { formatDate, formatDateParts, formatLongDate, formatTime } from './dates.ts';
export { dutchDay, dutchTime } from './dutch-time.ts';
export { formatAmount, formatByteSize, formatCount } from './figures.ts';
export { isDay } from './is-day.ts';
