import type { SnippetPart } from '@mijn/domain/files';
import { Fragment } from 'react';
import { partsOf, type Hit } from './parts-of.ts';

export type HighlightProps =
  | { text: string; hits: readonly Hit[]; parts?: never }
  /** The parts of the text, as in the response of a search. */
  | { parts: readonly SnippetPart[]; text?: never; hits?: never };

/** Shows a text in which the hits of a search are marked. Markup in the text is shown as text. */
export function Highlight(props: HighlightProps) {
  const parts = props.parts ?? partsOf(props.text, props.hits);
  return parts.map((part, index) => {
    const key = `${index}${part.text}`;
    return part.is_hit ? <mark key={key}>{part.text}</mark> : <Fragment key={key}>{part.text}</Fragment>;
  });
}
