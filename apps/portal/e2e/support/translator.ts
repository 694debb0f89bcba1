import type { Page } from '@playwright/test';

/** What a translator does with a text: it moves the text into font elements, or puts such elements in its place. */
export type TranslatorKind = 'wraps' | 'replaces';

/**
 * Changes all text nodes of a page as the translators of browsers do, those that come later too. The texts stay the
 * same, so that they can be compared with those of a page without a translator.
 */
export async function translatePages(page: Page, kind: TranslatorKind): Promise<void> {
  await page.addInitScript((isReplacing) => {
    const APART = 'script, style, noscript, textarea, title, font, svg, [translate=no]';
    const translate = (text: Text): void => {
      if (!text.isConnected || text.data.trim() === '' || text.parentElement?.closest(APART)) return;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
      inner.append(isReplacing ? text.data : text);
    };
    const translateWithin = (node: Node): void => {
      if (node instanceof Text) return translate(node);
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) translate(text);
    };
    new MutationObserver((records) => {
      for (const { type, target, addedNodes } of records)
        for (const node of type === 'childList' ? addedNodes : [target]) translateWithin(node);
    }).observe(document, { childList: true, characterData: true, subtree: true });
  }, kind === 'replaces');
}
