import { escapeHtml } from '../texts/escape-html.ts';

const SAFE = Symbol('safe');

/** Markup that was made here. A text is escaped where it is put into markup. */
export interface Html {
  readonly [SAFE]: string;
}

type Part = Html | string | number | false | undefined | readonly Part[];

function render(part: Part): string {
  if (part === undefined || part === false) return '';
  if (typeof part === 'string' || typeof part === 'number') return escapeHtml(String(part));
  return SAFE in part ? part[SAFE] : part.map(render).join('');
}

/** Makes markup from a template. Texts between its parts are escaped, also in quoted attributes. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return { [SAFE]: strings.map((markup, at) => markup + render(parts[at])).join('') };
}

/** Joins parts with a text between them, such as a comma. */
export const joined = (parts: readonly Part[], between: string): Html =>
  html`${parts.map((part, at) => [at > 0 && between, part])}`;

export const toText = (markup: Html): string => markup[SAFE];
