/** The states of an element that only a pointer or a keyboard gives it. */
export type PseudoState = 'hover' | 'focus' | 'pressed';

const AS = 'data-as';
const WITHIN = 'data-as-within';

const element = (state: PseudoState): string => `[${AS}~='${state}']`;
const elementOrParent = (state: PseudoState): string => `:is([${AS}~='${state}'], [${WITHIN}~='${state}'])`;

/** The selectors of the states, with what stands for each of them in the grid of states. */
const stands: readonly (readonly [RegExp, string])[] = [
  [/:focus-within/gu, elementOrParent('focus')],
  [/:focus-visible|:focus(?![\w-])|\[data-focus-visible\]|\[data-focused\]/gu, element('focus')],
  [/:hover|\[data-hovered\]/gu, elementOrParent('hover')],
  [/:active|\[data-pressed\]/gu, elementOrParent('pressed')],
];

/** Returns a selector with attributes instead of the states, or the same selector if it has no states. */
export const withStates = (selector: string): string =>
  stands.reduce((text, [state, attribute]) => text.replace(state, attribute), selector);

const done = new WeakSet<CSSRule>();

function extend(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (done.has(rule)) continue;
    done.add(rule);
    if (rule instanceof CSSStyleRule) {
      const extra = withStates(rule.selectorText);
      if (extra !== rule.selectorText) rule.selectorText = `${rule.selectorText}, ${extra}`;
    }
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) extend(rule.cssRules);
  }
}

/** Lets the style sheets of the page also apply to elements that `showAs` gives a state. */
export function extendStyleSheets(): void {
  for (const sheet of document.styleSheets) extend(sheet.cssRules);
}

const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"]';

export function showAs(place: HTMLElement, state: PseudoState): void {
  const first = place.querySelector(FOCUSABLE);
  if (!first || first.hasAttribute(AS)) return;
  const shown = state === 'pressed' ? 'hover pressed' : state;
  first.setAttribute(AS, shown);
  for (let parent = first.parentElement; parent && parent !== place; parent = parent.parentElement)
    parent.setAttribute(WITHIN, shown);
}
