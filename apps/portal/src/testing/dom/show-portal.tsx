import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { configure, waitFor } from '@testing-library/dom';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { RootState } from '../../shared/api/hooks.ts';
import { openPortal, type OpenedPortal } from '../open-portal.tsx';

/** Milliseconds that a screen may take to appear: the first one compiles what it imports. */
const PATIENCE_MS = 10_000;

const server = setupServer();
let shown: OpenedPortal | undefined;

/** What jsdom lacks and the components ask for; nothing has a size here. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** For a file of component tests: the calls are mocked, and no test leaves anything to the next. */
export function setUpPortal(): void {
  beforeAll(() => {
    configure({ asyncUtilTimeout: PATIENCE_MS });
    Object.assign(globalThis, { ResizeObserver: NoObserver, IntersectionObserver: NoObserver });
    window.scrollTo = () => undefined;
    Element.prototype.scrollIntoView = () => undefined;
    server.listen({ onUnhandledFrame: 'error' });
  });
  afterEach(async () => {
    await leavePortal();
    localStorage.clear();
    server.resetHandlers();
  });
  afterAll(() => server.close());
}

/** Closes the portal; what it keeps in the browser stays for the next visit within the same test. */
export async function leavePortal(): Promise<void> {
  cleanup();
  // What is left keeps its draft a moment later.
  await new Promise((resolve) => setTimeout(resolve));
  await shown?.close();
  shown = undefined;
}

/**
 * Shows the portal at an address, on these calls.
 * @param isReady what must have come about before anything is drawn, such as an early answer; nothing by default.
 * @returns who types and clicks.
 */
export async function showPortal(
  path: string,
  calls: readonly HttpHandler[],
  isReady: (state: RootState) => boolean = () => true,
): Promise<UserEvent> {
  server.resetHandlers(...calls);
  const opened = await openPortal(path);
  shown = opened;
  await waitFor(() => expect(isReady(opened.store.getState())).toBe(true));
  await act(() => render(opened.portal));
  return userEvent.setup();
}
