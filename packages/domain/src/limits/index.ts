export * from './browser-limits.ts';
export * from './calendar-limits.ts';
export * from './file-limits.ts';
export * from './list-limits.ts';
export * from './session-limits.ts';
export * from './interface-limits.ts';
