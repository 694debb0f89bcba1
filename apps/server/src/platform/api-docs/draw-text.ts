import { type Html, html } from './html.ts';

const inline = (text: string): Html =>
  html`${text.split('`').map((part, at) => (at % 2 === 0 ? html`${part}` : html`<code>${part}</code>`))}`;

const idOf = (heading: string): string => heading.toLowerCase().replaceAll(/[^a-z]+/gu, '-');

/** Returns the headings of a text, as links of the contents need them. */
export const headingsOf = (text: string): { id: string; name: string }[] =>
  [...text.matchAll(/^## (.+)$/gmu)].map(([, name = '']) => ({ id: idOf(name), name }));

function drawBlock(block: string): Html {
  const lines = block.split('\n');
  if (block.startsWith('## ')) {
    const name = block.slice(3);
    return html`<h2 id="${idOf(name)}">${name}</h2>`;
  }
  if (lines.every((line) => line.startsWith('- ')))
    return html`<ul>
      ${lines.map((line) => html`<li>${inline(line.slice(2))}</li>`)}
    </ul>`;
  if (lines.every((line) => /^\d+\. /u.test(line)))
    return html`<ol>
      ${lines.map((line) => html`<li>${inline(line.replace(/^\d+\. /u, ''))}</li>`)}
    </ol>`;
  return html`<p>${inline(block)}</p>`;
}

/** Draws the markdown of the document, which has headings, lists, paragraphs and code in lines. */
export const drawText = (text: string): Html => html`${text.split(/\n{2,}/u).map(drawBlock)}`;
