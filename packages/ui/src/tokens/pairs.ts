/**
 * The minimum contrasts (inclusive) for body text, for other text, and for parts that
 * are not text (look.md, based on WCAG 2.2).
 */
const BODY_TEXT = 7;
const OTHER_TEXT = 4.5;
const NO_TEXT = 3;

const surfaces = ['surface', 'surface-page', 'surface-sunken', 'surface-hover', 'surface-selected'] as const;
const tones = ['danger', 'success', 'warning', 'info'] as const;

/** A colour and the surface behind it in a component, with the minimum contrast. */
export interface Pair {
  front: string;
  back: string;
  least: number;
}

const on = (front: string, backs: readonly string[], least: number): Pair[] =>
  backs.map((back) => ({ front, back, least }));

/** All pairs of a colour and a surface that the components use. */
export const pairs: readonly Pair[] = [
  ...on('text', [...surfaces, 'surface-brand-soft', 'attention-soft'], BODY_TEXT),
  ...on(
    'text',
    tones.map((tone) => `${tone}-soft`),
    BODY_TEXT,
  ),
  ...on('text-soft', surfaces, OTHER_TEXT),
  ...on('text-soft', ['surface', 'surface-page'], BODY_TEXT),
  ...on('text-link', [...surfaces, 'attention-soft'], OTHER_TEXT),
  ...on('text-link', ['surface', 'surface-page'], BODY_TEXT),
  ...on('text-on-brand', ['surface-brand', 'surface-brand-raised'], BODY_TEXT),
  ...on('text-on-action', ['action', 'action-hover'], BODY_TEXT),
  ...on('text-on-attention', ['attention'], BODY_TEXT),
  ...tones.flatMap((tone) => on(tone, ['surface', 'surface-page', `${tone}-soft`], OTHER_TEXT)),
  ...on('danger', ['surface-selected'], OTHER_TEXT),
  ...on('border-control', ['surface', 'surface-page', 'surface-hover'], NO_TEXT),
  ...on('border-on-brand', ['surface-brand'], NO_TEXT),
  ...on('action', surfaces, NO_TEXT),
  ...on('focus', surfaces, NO_TEXT),
  ...on('focus-on-brand', ['surface-brand', 'surface-brand-raised'], NO_TEXT),
];
