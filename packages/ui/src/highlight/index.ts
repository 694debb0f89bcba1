export { Highlight, type HighlightProps } from './highlight.tsx';
export type { Hit } from './parts-of.ts';
