import type { Page } from '@playwright/test';

export type TranslatorKind = 'wraps' | 'replaces';

/** Changes all text nodes of a page as the translators of browsers do, with the same texts, so that pages can be compared. */
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
