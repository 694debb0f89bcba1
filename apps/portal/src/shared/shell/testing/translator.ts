/** What a translator does with a text node: it moves the node into font elements, or puts such elements in its place. */
export type TranslatorKind = 'wraps' | 'replaces';

/** Returns a translator into capitals, which changes the DOM as the translators of browsers do. */
export function translatorOf(kind: TranslatorKind) {
  let count = 0;
  const translateNode = (text: Text): void => {
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    text.replaceWith(outer);
    if (kind === 'wraps') {
      text.data = text.data.toUpperCase();
      inner.append(text);
    } else inner.append(text.data.toUpperCase());
    count += 1;
  };
  return {
    /** Translates all texts within an element that are not translated yet. */
    translate(root: Element): void {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) {
        const { currentNode } = walker;
        if (currentNode instanceof Text && !currentNode.parentElement?.closest('font'))
          found.push(currentNode);
      }
      for (const text of found) translateNode(text);
    },
    /** Returns the number of texts that were translated. */
    count: () => count,
  };
}
