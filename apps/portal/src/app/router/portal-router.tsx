import { type ReactNode, startTransition, useLayoutEffect, useState } from 'react';
import { NavigationType, Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { afterPaint } from './after-paint.ts';

/**
 * The router of the browser. Unlike `BrowserRouter`, it renders the page of a followed link in one piece, after a frame
 * in which the link is marked. As a transition, React renders for 5 ms between frames. On a slow phone the frames take
 * almost as long as the rendering, and the archive appears 100 ms later. A change of the search part remains a
 * transition, because members type while the rows change.
 */
export function PortalRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => {
    let shown = history.location.pathname;
    return history.listen((update) => {
      const { pathname, key } = update.location;
      const isNewPage = update.action === NavigationType.Push && pathname !== shown;
      shown = pathname;
      if (!isNewPage) startTransition(() => setState(update));
      else
        afterPaint(() => {
          // A later navigation is not undone. The same state renders nothing again.
          if (history.location.key === key) setState(update);
        });
    });
  }, [history]);
  return (
    <Router navigator={history} location={location} navigationType={action}>
      {children}
    </Router>
  );
}
