import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router';
import { PortalRouter } from './portal-router.tsx';

let frames: FrameRequestCallback[] = [];

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'queueMicrotask', 'nextTick'] });
  frames = [];
  jest.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  window.history.replaceState(null, '', '/');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Here() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <output>{pathname + search}</output>
      {['/todos', '/archive', '?zoek=dak'].map((to) => (
        <button key={to} type="button" onClick={() => void navigate(to)}>
          {to}
        </button>
      ))}
    </>
  );
}

const shown = (): string | null => screen.getByRole('status').textContent;
const follow = (name: string) => act(() => screen.getByRole('button', { name }).click());

const paint = () =>
  act(() => {
    for (const frame of frames.splice(0)) frame(0);
    jest.advanceTimersByTime(1);
  });

const open = () =>
  render(
    <PortalRouter>
      <Here />
    </PortalRouter>,
  );

it('renders the page of a link after the next frame, which shows that the link is followed', () => {
  open();
  follow('/archive');
  expect(window.location.pathname).toBe('/archive');
  expect(shown()).toBe('/');
  paint();
  expect(shown()).toBe('/archive');
});

it('renders a change of the search part at once', () => {
  open();
  follow('?zoek=dak');
  expect(shown()).toBe('/?zoek=dak');
});

it('renders the last of two pages that were followed before a frame', () => {
  open();
  follow('/archive');
  follow('/todos');
  paint();
  expect(shown()).toBe('/todos');
});

it('keeps the page that Back leads to before a frame', () => {
  open();
  follow('/archive');
  // The event of Back comes after the entry has changed.
  act(() => {
    window.history.replaceState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  paint();
  expect(shown()).toBe('/');
});

it('renders the page of a tab that gets no frames', () => {
  open();
  follow('/archive');
  act(() => jest.advanceTimersByTime(100));
  expect(shown()).toBe('/archive');
});
