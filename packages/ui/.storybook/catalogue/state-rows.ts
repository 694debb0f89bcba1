import { dutchNameOf } from '../story-names.ts';
import type { Kind } from './wcag.ts';
import type { PseudoState } from './pseudo-states.ts';

/** A row of the grid of states: a story, and the state that the grid gives the story. */
export interface StateRow<Story> {
  title: string;
  story: Story;
  state?: PseudoState;
}

const OPERATED = new Set<Kind>(['action', 'link', 'field', 'list', 'table', 'navigation', 'drag']);

const pseudo: readonly (readonly [string, PseudoState])[] = [
  ['Aanwijzen', 'hover'],
  ['Focus', 'focus'],
  ['Ingedrukt', 'pressed'],
];

const STATE =
  /^(aan|uit|leeg|niets|fout|kapot|met fout|mislukt|laden|bezig|uitgeschakeld|aan en uitgeschakeld|gekozen|ingevuld|gevuld|gedeeltelijk|klaar|verborgen|voorbij|geannuleerd)( |$)/iu;

const TEST = 'toets';

const ON_PHONE = /op telefoon$/iu;

/** Returns the main story at rest and, if a person operates the component, with the pointer, the focus and a press; then each named state. */
export function stateRowsOf<Story extends { name: string; tags: readonly string[] }>(
  stories: readonly Story[],
  kinds: readonly Kind[],
): StateRow<Story>[] {
  const [main, ...others] = stories.filter(({ name, tags }) => !ON_PHONE.test(name) && !tags.includes(TEST));
  if (main === undefined) return [];
  const isOperated = kinds.some((kind) => OPERATED.has(kind));
  return [
    { title: 'Rust', story: main },
    ...(isOperated ? pseudo.map(([title, state]) => ({ title, story: main, state })) : []),
    ...others
      .filter(({ name }) => STATE.test(name))
      .map((story) => ({ title: dutchNameOf(story.name), story })),
  ];
}
