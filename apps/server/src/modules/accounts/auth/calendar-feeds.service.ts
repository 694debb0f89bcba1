export { findGeneration, raiseGeneration } from './calendar-feeds.repository.ts';
