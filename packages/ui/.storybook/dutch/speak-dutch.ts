import { interfaceWords } from './interface-words.ts';

const ATTRIBUTES = ['aria-label', 'title', 'placeholder'];

/** The parts that are no interface of Storybook: examples, code, and names that are English on purpose. */
const OTHER = 'script, style, pre, code, #storybook-root, .sb-story, [data-story], span[lang="en"]';

const inDutch = (words: string): string | undefined => interfaceWords[words.trim()];

function translateText(node: Node): void {
  const words = node.nodeValue ?? '';
  const dutch = inDutch(words);
  const place = node.parentElement;
  if (dutch === undefined || place === null || place.closest(OTHER)) return;
  // An option without a value has its text as its value, by which Storybook selects it.
  if (place instanceof HTMLOptionElement && !place.hasAttribute('value')) place.value = words.trim();
  node.nodeValue = words.replace(words.trim(), dutch);
  // Storybook marks its own words as English.
  place.closest('[lang="en"]')?.setAttribute('lang', 'nl');
}

function translateAttributes(element: Element): void {
  for (const name of ATTRIBUTES) {
    const dutch = inDutch(element.getAttribute(name) ?? '');
    if (dutch !== undefined && !element.closest(OTHER)) element.setAttribute(name, dutch);
  }
}

function translate(node: Node): void {
  if (node instanceof Text) translateText(node);
  if (!(node instanceof Element)) return;
  translateAttributes(node);
  for (const child of node.childNodes) translate(child);
}

/**
 * Shows the interface of Storybook in Dutch, now and after each change, and returns a function that stops this. Storybook has no
 * translations, so that its words are replaced in the page. A text that is not in the list stays as it is.
 */
export function speakDutch(root: Element): () => void {
  if (root === document.documentElement) document.documentElement.lang = 'nl';
  translate(root);
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateText(target);
      if (type === 'attributes' && target instanceof Element) translateAttributes(target);
      for (const node of addedNodes) translate(node);
    }
  });
  observer.observe(root, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ATTRIBUTES,
  });
  return () => observer.disconnect();
}
