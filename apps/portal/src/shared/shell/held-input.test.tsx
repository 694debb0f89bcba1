import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { holdInput, releaseInput } from './held-input.ts';

let field: HTMLInputElement;
beforeEach(() => {
  jest.useFakeTimers();
  field = document.createElement('input');
  document.body.replaceChildren(field);
});
afterEach(() => {
  jest.useRealTimers();
});

function type(text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

it('enters what was typed before the screen listened', () => {
  const changes: string[] = [];
  holdInput();
  type('n');
  field.addEventListener('change', () => changes.push(field.value));
  releaseInput();
  jest.runAllTimers();
  expect(changes).toEqual(['n']);
});

it('keeps a letter that is typed between the start of the screen and the entry of the letters before it', () => {
  holdInput();
  type('n');
  releaseInput();
  type('ni');
  jest.runAllTimers();
  expect(field.value).toBe('ni');
  type('nie');
  jest.runAllTimers();
  expect(field.value).toBe('nie');
});

function renderAnew(value: string) {
  const [next, button] = [document.createElement('input'), document.createElement('button')];
  next.defaultValue = value;
  document.body.replaceChildren(next, button);
  const onClick = jest.fn(() => next.value);
  button.addEventListener('click', onClick);
  releaseInput();
  jest.runAllTimers();
  return { next, onClick };
}

it.each(['', '06 12 34 56 78'])(
  'gives focus and text to the field that has taken the place of the one that was typed in, with the value %j',
  (stored) => {
    field.defaultValue = stored;
    holdInput();
    field.focus();
    type('06 98 76 54 32');
    const { next } = renderAnew(stored);
    expect(next).toHaveFocus();
    expect(next.value).toBe('06 98 76 54 32');
  },
);

it('leaves the longer text of a draft in a field that was rendered anew', () => {
  holdInput();
  type('n');
  expect(renderAnew('nieuws van gisteren').next.value).toBe('nieuws van gisteren');
});

it('presses the button that has taken the place of the one that was pressed, after the text', () => {
  const button = document.createElement('button');
  document.body.append(button);
  holdInput();
  type('anna');
  button.click();
  const { onClick } = renderAnew('');
  expect(onClick.mock.results).toEqual([{ type: 'return', value: 'anna' }]);
});

it('presses what was pressed before this script had arrived', () => {
  const button = document.createElement('button');
  const onClick = jest.fn();
  button.addEventListener('click', onClick);
  document.body.append(button);
  const held = Object.assign(() => undefined, { target: button, isOver: false });
  Reflect.set(window, 'heldPress', held);
  holdInput();
  Reflect.deleteProperty(window, 'heldPress');
  expect(held.isOver).toBe(true);
  releaseInput();
  jest.runAllTimers();
  expect(onClick).toHaveBeenCalledTimes(1);
});
