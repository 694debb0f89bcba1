import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { type MenuPartProps, useMenuTrigger } from './use-menu-trigger.ts';

const part = lazyPart<MenuPartProps>('menu', async () => () => null);

function Example() {
  const { trigger, menu } = useMenuTrigger<MenuPartProps>(part);
  return (
    <section aria-label="Rond de knop" tabIndex={-1}>
      <button {...trigger} type="button">
        Groep
      </button>
      <button type="button">Ander</button>
      <button type="button" onClick={() => menu?.onOpenChange(false)}>
        Sluit
      </button>
    </section>
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  render(<Example />);
  act(() => screen.getByRole('button', { name: 'Groep' }).click());
});
afterEach(() => {
  jest.useRealTimers();
});

const closeWithFocusOn = (element: HTMLElement): void => {
  element.focus();
  act(() => screen.getByRole('button', { name: 'Sluit' }).click());
  act(() => jest.runAllTimers());
};

it('gets a focus back that a closed menu left on what is around the button', () => {
  closeWithFocusOn(screen.getByRole('region', { name: 'Rond de knop' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Groep' }));
});

it('leaves a focus that went on to something else', () => {
  const other = screen.getByRole('button', { name: 'Ander' });
  closeWithFocusOn(other);
  expect(document.activeElement).toBe(other);
});
