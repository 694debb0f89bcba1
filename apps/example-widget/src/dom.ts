/** Texts become text nodes, so that nothing that the API returns is read as HTML. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

export const button = (label: string, onclick: () => void, className = ''): HTMLButtonElement =>
  create('button', { type: 'button', onclick, className }, label);
