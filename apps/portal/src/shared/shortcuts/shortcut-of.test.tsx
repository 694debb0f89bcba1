import { afterEach, describe, expect, it } from '@jest/globals';
import { shortcutOf } from './use-shortcuts.ts';

afterEach(() => document.body.replaceChildren());

function pressed(html: string, init: KeyboardEventInit): string | undefined {
  document.body.innerHTML = html;
  let found: string | undefined;
  const listen = (event: KeyboardEvent) => {
    found = shortcutOf(event, document.querySelector('#viewer'));
  };
  document.addEventListener('keydown', listen, { once: true });
  const target = document.querySelector('#at') ?? document.body;
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  return found;
}

describe('a key press', () => {
  it.each([
    ['on the page itself', '', { key: 'a' }, 'a'],
    ['with Caps Lock on', '', { key: 'A' }, 'a'],
    ['of a character that needs Shift', '', { key: '/', shiftKey: true }, '/'],
    ['on a button', '<button id="at"></button>', { key: 'n' }, 'n'],
    ['on a heading', '<h1 id="at"></h1>', { key: 'ArrowRight' }, 'ArrowRight'],
    ['in a viewer', '<div id="viewer"><button id="at"></button></div>', { key: 'a' }, 'a'],
  ])('%s is a shortcut', (_, html, init, shortcut) => {
    expect(pressed(html, init)).toBe(shortcut);
  });

  it.each([
    ['in a text area', '<textarea id="at"></textarea>', { key: 'a' }],
    ['in a search field', '<input type="search" id="at">', { key: 'n' }],
    ['in a select', '<select id="at"></select>', { key: 'a' }],
    ['on a switch', '<input type="checkbox" role="switch" id="at">', { key: 'ArrowRight' }],
    ['in a menu', '<div role="menu"><a id="at"></a></div>', { key: 'a' }],
    ['behind a dialog', '<h1 id="at"></h1><div role="dialog"></div>', { key: 'a' }],
    ['behind an alert dialog', '<h1 id="at"></h1><div role="alertdialog"></div>', { key: 'a' }],
    ['with Ctrl', '', { key: 'a', ctrlKey: true }],
    ['with Cmd', '', { key: 'a', metaKey: true }],
    ['with Alt', '', { key: 'ArrowLeft', altKey: true }],
    ['with Shift', '', { key: 'A', shiftKey: true }],
    ['that is held down', '', { key: 'a', repeat: true }],
    ['of the right arrow in a viewer', '<div id="viewer"><p id="at"></p></div>', { key: 'ArrowRight' }],
  ])('%s is not a shortcut', (_, html, init) => {
    expect(pressed(html, init)).toBeUndefined();
  });
});
