import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { useEffect, useEffectEvent } from 'react';
import { useAppDispatch, useAppSelector } from '../store/hooks.ts';
import { attempt } from '../store/local-store.ts';
import { toastShown } from '../store/toasts.slice.ts';
import { SCREEN_MISSING } from './screen-missing.ts';

/** The session storage key of the text that the page says once it is open again. */
const TEXT_KEY = `${PERSISTED_STATE_KEY}/kept-text`;

/**
 * Returns whether the server sent the page for the address that is shown now. Its scripts are then the newest ones. A browser that does not
 * tell is taken for one, so that no page is loaded again without an end.
 */
function isPageOfServer(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return page === undefined || new URL(page.name).pathname === window.location.pathname;
}

async function openAnew(said: string | undefined): Promise<void> {
  const { href } = window.location;
  if (isPageOfServer()) return;
  const response = await fetch(href, { method: 'HEAD' }).catch(() => undefined);
  if (!response?.ok || window.location.href !== href) return;
  if (said !== undefined) attempt(() => sessionStorage.setItem(TEXT_KEY, said), undefined);
  window.location.reload();
}

function takeText(): string | null {
  const text = attempt(() => sessionStorage.getItem(TEXT_KEY), null);
  if (text !== null) attempt(() => sessionStorage.removeItem(TEXT_KEY), undefined);
  return text;
}

/**
 * Loads the page of the address from the server if the script of its screen is missing and the server can be reached, because a new version
 * of the portal has other scripts. Each address is opened anew once. What the page said about an act, such as that a message was published,
 * is said again on the new page.
 */
export function useOpenAnew(): void {
  const dispatch = useAppDispatch();
  const said = useAppSelector(({ toasts }) =>
    toasts.reduce<string | undefined>(
      (last, { tone, text }) => (tone === 'success' ? text : last),
      undefined,
    ),
  );
  const open = useEffectEvent(() => void openAnew(said));
  useEffect(() => {
    const text = takeText();
    if (text !== null) dispatch(toastShown('success', text, 'kept'));
    const listen = () => open();
    window.addEventListener(SCREEN_MISSING, listen);
    return () => window.removeEventListener(SCREEN_MISSING, listen);
  }, [dispatch]);
}
