import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router';
import { useEarlierPosition } from './use-earlier-position.ts';

const page = { height: 0, observers: new Set<() => void>() };

class PageObserver {
  readonly onGrowth: () => void;

  constructor(onGrowth: () => void) {
    this.onGrowth = onGrowth;
  }

  observe(): void {
    page.observers.add(this.onGrowth);
  }

  disconnect(): void {
    page.observers.delete(this.onGrowth);
  }
}

/** Scrolls the window. As in a browser, the event comes later. */
function scroll(to: number): void {
  Object.assign(window, { scrollY: Math.min(to, page.height) });
  setTimeout(() => window.dispatchEvent(new Event('scroll')));
}

const grow = (height: number) => {
  page.height = height;
  for (const onGrowth of page.observers) onGrowth();
};

function Top() {
  useLayoutEffect(() => {
    window.scrollTo(0, 0);
  }, []);
  return null;
}

function Pages() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEarlierPosition();
  return (
    <>
      <Top key={pathname} />
      <p>{pathname + search}</p>
      <Link to="/todos/1" state={{ from: '/todos' }}>
        Open
      </Link>
      <Link to="/todos?pagina=2">Next</Link>
      <Link to="/todos">List</Link>
      <button type="button" onClick={() => void navigate(-1)}>
        Back
      </button>
    </>
  );
}

beforeEach(() => {
  page.height = 2000;
  window.sessionStorage.clear();
  page.observers.clear();
  Object.assign(window, { scrollTo: (_: number, to: number) => scroll(to), scrollY: 0 });
  Object.assign(globalThis, { ResizeObserver: PageObserver });
  render(
    <MemoryRouter initialEntries={['/todos']}>
      <Pages />
    </MemoryRouter>,
  );
});
afterEach(cleanup);

const press = async (name: string) => userEvent.click(screen.getByText(name));

it.each(['Back', 'List'])('going back with "%s" restores the position', async (name) => {
  scroll(700);
  await press('Open');
  await press(name);
  expect(window.scrollY).toBe(700);
});

it('the next page of a list keeps the position', async () => {
  scroll(700);
  await press('Next');
  expect(window.scrollY).toBe(700);
  scroll(900);
  await press('Back');
  expect(window.scrollY).toBe(700);
});

it('going back after a page load restores the position of the page before', async () => {
  scroll(700);
  await press('Open');
  window.dispatchEvent(new Event('pagehide'));
  cleanup();
  const entries = ['/todos', '/todos/1'].map((pathname, index) => ({ pathname, key: `entry-${index}` }));
  window.sessionStorage.setItem('positions', 'entry-0=640&entry-9=12');
  render(
    <MemoryRouter initialEntries={entries}>
      <Pages />
    </MemoryRouter>,
  );
  await press('Back');
  expect(window.scrollY).toBe(640);
});

it('the positions are stored without addresses', async () => {
  scroll(700);
  await press('Open');
  window.dispatchEvent(new Event('pagehide'));
  expect(window.sessionStorage.getItem('positions')).toMatch(/^\w+=\d+(?:&\w+=\d+)*$/u);
});

it('a page whose rows still load gets its position when it has grown', async () => {
  scroll(700);
  await press('Open');
  page.height = 100;
  await press('Back');
  expect(window.scrollY).toBe(100);
  act(() => grow(400));
  expect(window.scrollY).toBe(400);
  act(() => grow(3000));
  expect(window.scrollY).toBe(700);
  act(() => grow(4000));
  expect(page.observers.size).toBe(0);
});

it('a page that the user scrolls meanwhile keeps the position of the user', async () => {
  scroll(700);
  await press('Open');
  page.height = 100;
  await press('Back');
  window.dispatchEvent(new Event('wheel'));
  scroll(20);
  act(() => grow(3000));
  expect(window.scrollY).toBe(20);
});
