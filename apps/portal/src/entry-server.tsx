import { Writable } from 'node:stream';
import type { Brand } from '@mijn/domain/brand';
import type { MaintenanceBanner } from '@mijn/domain/maintenance/contract';
import type { ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createPath, parsePath, type To } from 'react-router';
import { App } from './app/app.tsx';
import type { DrawnState } from './app/first-view/drawn-page.ts';
import { moveStyles } from './app/first-view/move-styles.ts';
import { checkUser, loadDrawing } from './app/first-view/load-page.ts';
import { type Ask, createServerConnection } from './app/first-view/server-connection.ts';
import { createServerRouter } from './app/first-view/server-router.tsx';
import { pathForMember } from './app/router/association-in-url.tsx';
import { routeAt } from './app/routes/routes.ts';
import { createServerStore } from './app/store.ts';
import { responsesOf, apiRoot } from './shared/store/api-root.ts';
import { bannerReceived } from './shared/maintenance/maintenance.slice.ts';
import { isSignedIn, sessionAt } from './shared/session/use-session.ts';

export type { Ask };

export interface FoundPage {
  pattern: string | undefined;
  isMember: boolean;
}

export interface DrawnPage extends FoundPage {
  title: string;
  html: string;
  css: string;
  /** The time that the page shows, in milliseconds since the epoch. */
  at: number;
  state: DrawnState;
}

export interface DrawRequest {
  url: string;
  brand: Brand;
  maintenance: MaintenanceBanner | null;
  ask: Ask;
  /** Called when the user check has found a member, before the data of the page is loaded. */
  onFound: (page: FoundPage) => void;
}

const REDIRECTS_MAX = 5;

/** The site of the URLs while a page is drawn. It is in no link, because links have no site. */
const SITE = 'http://portal.invalid';

function textSink(onText: (text: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write: (chunk: Uint8Array, _, done) => {
      chunks.push(chunk);
      done();
    },
    final: (done) => {
      onText(Buffer.concat(chunks).toString());
      done();
    },
  });
}

/** Renders the whole page at once, because the policy of the page forbids the inline scripts of later parts. */
function render(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => stream.pipe(textSink(resolve)),
      onShellError: reject,
      onError: reject,
    });
  });
}

/**
 * Draws a page for the visitor of `ask`. It shares no state with other pages.
 * @throws Error if the page can't be drawn. The browser then shows the page by itself.
 */
export async function drawPage({
  url: requested,
  brand,
  maintenance,
  ask,
  onFound,
}: DrawRequest): Promise<DrawnPage> {
  const connection = createServerConnection(ask);
  const store = createServerStore(connection);
  const at = Date.now();
  store.dispatch(bannerReceived(maintenance));
  try {
    await store.dispatch(checkUser);
    const { user, needsSecondFactor } = store.getState().session;
    const isMember = isSignedIn(user);
    const foundAt = ({ pathname }: URL): FoundPage => ({ pattern: routeAt(pathname)?.pattern, isMember });
    const urlOf = (to: To, from: string): URL => {
      const path = typeof to === 'string' ? parsePath(to) : to;
      const own = pathForMember(path, sessionAt(path.search ?? '', user, null));
      return new URL(createPath(own), from);
    };

    let url = urlOf(requested, SITE);
    // A visitor is redirected from most pages.
    if (isMember) onFound(foundAt(url));
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const path = url.pathname + url.search;
      let target: To | undefined;
      const drafts = new Set<string>();
      const onRedirect = (to: To) => {
        target ??= to;
      };
      let title = brand.company;
      const onTitle = (own: string) => {
        title = own;
      };
      const Router = createServerRouter({ url: path, at }, { onRedirect, onTitle, drafts });
      await store.dispatch(loadDrawing(url));
      const html = await render(<App brand={brand} connection={connection} store={store} Router={Router} />);
      if (target === undefined) {
        const { api, mediaCounts } = store.getState();
        return {
          ...foundAt(url),
          title,
          ...moveStyles(html),
          at,
          state: {
            url: path,
            user,
            needsSecondFactor,
            counts: mediaCounts,
            responses: responsesOf(api),
            drafts: [...drafts],
          },
        };
      }
      url = urlOf(target, url.href);
    }
    throw new Error('The page redirects too often.');
  } finally {
    // The timers of the cache would keep the store for a minute.
    store.dispatch(apiRoot.util.resetApiState());
  }
}
