const isTranslation = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT';

/**
 * Lets React change a page that a translator of the browser has changed (docs/product.md#language). A translator moves text
 * nodes into font elements or replaces them. React still refers to its own text nodes, so that the DOM would refuse to
 * remove them and to insert before them, and a new value would not be shown.
 */
export function tolerateTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its node
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue') ?? {};
  const translations = new WeakMap<Node, ChildNode>();
  const note = (records: readonly MutationRecord[]): void => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const translation = [...addedNodes, previousSibling, nextSibling].find(isTranslation);
      if (!translation) continue;
      for (const node of removedNodes) if (node instanceof Text) translations.set(node, translation);
    }
  };
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, subtree: true });

  const translationOf = (node: Node): ChildNode | undefined => {
    note(observer.takeRecords());
    return node.parentNode ? undefined : translations.get(node);
  };
  /** Returns the child that contains the node or its translation, or null if a translator has removed the node. */
  const childWith = (parent: Node, node: Node): Node | null => {
    let child: Node | null = translationOf(node) ?? node;
    while (child && child.parentNode !== parent) child = child.parentNode;
    return child ?? (node.parentNode && node);
  };

  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    const found = childWith(this, child);
    if (found) removeChild.call(this, found);
    return child;
  };
  Node.prototype.insertBefore = function <T extends Node>(node: T, before: Node | null): T {
    translationOf(node)?.remove();
    insertBefore.call(this, node, before && childWith(this, before));
    return node;
  };
  Node.prototype.appendChild = function <T extends Node>(node: T): T {
    return this.insertBefore(node, null);
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: ChildNode, text: string | null) {
      value.set?.call(this, text);
      // The node with the new text takes its place back, so that the translator finds it.
      translationOf(this)?.replaceWith(this);
    },
  });
}
