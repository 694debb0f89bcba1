import { afterEach, describe, expect, it } from '@jest/globals';
import { belongsToField, isUndoKey } from './undo-key.ts';

afterEach(() => document.body.replaceChildren());

function at(html: string): Element {
  document.body.innerHTML = html;
  return document.querySelector('#at') ?? document.body;
}

const press = (init: KeyboardEventInit) => isUndoKey(new KeyboardEvent('keydown', init));

describe('the undo key', () => {
  it.each([
    ['Ctrl+Z', { key: 'z', ctrlKey: true }],
    ['Command+Z', { key: 'z', metaKey: true }],
    ['Ctrl+Z with Caps Lock on', { key: 'Z', ctrlKey: true }],
  ])('is %s', (_, init) => expect(press(init)).toBe(true));

  it.each([
    ['Z, which is text', { key: 'z' }],
    ['Ctrl+Shift+Z, which does again what was undone', { key: 'Z', ctrlKey: true, shiftKey: true }],
    ['AltGr+Z, which writes a letter on some keyboards', { key: 'z', ctrlKey: true, altKey: true }],
    ['both modifiers', { key: 'z', ctrlKey: true, metaKey: true }],
    ['another letter', { key: 'x', ctrlKey: true }],
    ['a key that is held down', { key: 'z', ctrlKey: true, repeat: true }],
  ])('is not %s', (_, init) => expect(press(init)).toBe(false));

  it.each([
    ['a field with text', '<input id="at" value="Tuindag">'],
    ['a text area with text', '<textarea id="at">Tuindag</textarea>'],
    ['an editor', '<div contenteditable="true"><b id="at">Tuindag</b></div>'],
    ['a part of a date', '<div id="at" role="spinbutton"></div>'],
  ])('belongs to %s', (_, html) => expect(belongsToField(at(html), new Set())).toBe(true));

  it.each([
    ['the page', ''],
    ['a button', '<button id="at"></button>'],
    ['a checkbox', '<input id="at" type="checkbox" value="on">'],
    ['a field that can only be read', '<input id="at" readonly value="https://mijn.example">'],
    ['a list of choices', '<select id="at"><option>Dak</option></select>'],
    ['an empty field', '<input id="at">'],
  ])('does not belong to %s', (_, html) => expect(belongsToField(at(html), new Set())).toBe(false));

  it('belongs to a field that the user has made empty', () => {
    const field = at('<input id="at">');
    expect(belongsToField(field, new Set([field]))).toBe(true);
  });
});
