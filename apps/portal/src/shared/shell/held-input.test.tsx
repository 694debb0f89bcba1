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

it('gives the focus and the text to the field that has taken the place of the one that was typed in', () => {
  field.name = 'email';
  holdInput();
  field.focus();
  type('anna');
  const next = document.createElement('input');
  next.name = 'email';
  document.body.replaceChildren(next);
  releaseInput();
  jest.runAllTimers();
  expect(next).toHaveFocus();
  expect(next.value).toBe('anna');
});
