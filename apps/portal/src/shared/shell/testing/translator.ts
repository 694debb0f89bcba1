export type TranslatorKind = 'wraps' | 'replaces';

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
    count: () => count,
  };
}
