import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { act, cleanup, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { configure, waitFor } from '@testing-library/dom';
import type { HttpHandler } from 'msw';
import { setupServer } from 'msw/node';
import type { RootState } from '../../shared/store/hooks.ts';
import { openPortal, type OpenedPortal } from '../open-portal.tsx';

/** The maximum time until a screen appears, in milliseconds. The first screen compiles its imports. */
const PATIENCE_MS = 10_000;

const server = setupServer();
let shown: OpenedPortal | undefined;

/** Replaces the observers that jsdom does not have. It never reports a size, because elements have none in jsdom. */
class NoObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

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
    sessionStorage.clear();
    server.resetHandlers();
  });
  afterAll(() => server.close());
}

/** Closes the portal. Its data in local storage is kept for the next visit in the same test. */
export async function leavePortal(): Promise<void> {
  cleanup();
  // Closed forms store their drafts after a delay.
  await new Promise((resolve) => setTimeout(resolve));
  await shown?.close();
  shown = undefined;
}

/**
 * @param isReady returns whether the portal can be rendered, for example after an early response.
 * @returns the user that types and clicks.
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
