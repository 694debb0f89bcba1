import { loadErrorTexts } from '../shared/api/error-text.ts';
import { formOfDraft, storedDraftKeys } from '../shared/drafts/draft-keys.ts';
import { responsesDrawn, apiRoot, hasFailure } from '../shared/store/api-root.ts';
import { mediaCountsReceived } from '../shared/store/persisted.slices.ts';
import { fetchUser, receiveUser } from '../shared/session/session.endpoints.ts';
import { firstCheckEnded, secondFactorRequired, sessionEnded } from '../shared/store/session.slice.ts';
import { isSignedIn, sessionAt } from '../shared/session/use-session.ts';
import type { DrawnState } from './first-view/drawn-page.ts';
import { preloadMembers } from './layouts/main-layout.tsx';
import { loadFor, loadForMember, loadUrgentNews, preloadScreen } from './routes/routes.ts';
import type { createPortalStore, PortalStore } from './store.ts';

type Place = Pick<Location, 'pathname' | 'search'>;

type PortalStoreParts = ReturnType<typeof createPortalStore>;
type Persistor = PortalStoreParts['persistor'];

function rehydrated(persistor: Persistor): Promise<void> {
  return new Promise((resolve) => {
    const check = () => {
      if (!persistor.getState().bootstrapped) return;
      stop();
      resolve();
    };
    const stop = persistor.subscribe(check);
    check();
  });
}

function answered(store: PortalStore): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      if (store.getState().session.trouble) return;
      stop();
      resolve();
    });
  });
}

/** The delay in milliseconds after which a screen that still loads is shown as pending (design/look.md). */
const PENDING_AFTER_MS = 150;

/**
 * The maximum time that the first page waits for the urgent news, in milliseconds. The wait delays nothing else, because the content of
 * the page was requested at the same time and has not arrived either.
 */
const URGENT_NEWS_MS = 500;

const within = (time: number, loading: Promise<unknown>): Promise<unknown> =>
  Promise.race([loading, new Promise((resolve) => setTimeout(resolve, time))]);

/** Loads the scripts of the page at a pathname. Never rejects: the page reports a script that does not load. */
const preloadPage = (pathname: string, isMember: boolean): Promise<unknown> =>
  Promise.all([
    preloadScreen(pathname, isMember),
    isMember ? preloadMembers().catch(() => undefined) : undefined,
  ]);

async function showPage(store: PortalStore, place: Place, scripts: Promise<unknown>): Promise<void> {
  const urgentNews = store.dispatch(loadForMember(place));
  await Promise.all([within(PENDING_AFTER_MS, scripts), within(URGENT_NEWS_MS, urgentNews)]);
  store.dispatch(firstCheckEnded());
}

/**
 * Performs the first user check (docs/product.md#start), and then shows the portal. Without a response, RootGate shows a
 * page that retries the check. The scripts load at the same time, so that no empty frame comes before the screen.
 */
export async function checkUserAtStart(
  { store, persistor }: Pick<PortalStoreParts, 'store' | 'persistor'>,
  { pathname, search }: Place,
): Promise<void> {
  // The response may be about another user than the persisted state.
  await rehydrated(persistor);
  // A user who was signed in most likely still is, so that the scripts for that user load before the response.
  const { auth, user } = store.getState();
  const { isAuthenticated } = auth;
  const scripts = preloadPage(pathname, isAuthenticated);
  // The requests need the association, which is only known if the user chose one in this browser.
  if (isAuthenticated && user.activeAssociationId) {
    void store.dispatch(loadFor(user.activeAssociationId, { pathname, search }));
    void store.dispatch(loadUrgentNews(user.activeAssociationId, { pathname }));
  }
  const finish = () => showPage(store, { pathname, search }, scripts);
  await store.dispatch(fetchUser());
  if (!store.getState().session.trouble) return finish();
  void answered(store).then(() => {
    // The requests that were sent before the retry have failed as well.
    store.dispatch(apiRoot.util.resetApiState());
    return finish();
  });
  return undefined;
}

/**
 * Puts the state of a drawn page into the store, so that the portal continues where the server ended.
 * @returns whether the portal renders the drawn page. It does not if the member last chose another association in this
 * browser, has a draft of a form of the page, or opens a part of a page, which a server does not know.
 */
export async function startDrawnPage(
  { store, persistor, extra }: PortalStoreParts,
  { url, user, needsSecondFactor, counts, responses, drafts }: DrawnState,
  requested: Pick<Location, 'pathname' | 'search' | 'hash'>,
): Promise<boolean> {
  const { pathname, search } = new URL(url, window.location.origin);
  const scripts = preloadPage(pathname, isSignedIn(user));
  await rehydrated(persistor);
  const { dispatch } = store;
  if (user) dispatch(receiveUser(user));
  else dispatch(needsSecondFactor ? secondFactorRequired() : sessionEnded());
  const own = sessionAt(requested.search, user, store.getState().user.activeAssociationId).activeAssociation
    ?.id;
  const drawn = sessionAt(search, user, null).activeAssociation?.id;
  if (own !== drawn) {
    await showPage(store, requested, scripts);
    return false;
  }
  for (const [associationId, sections] of Object.entries(counts))
    dispatch(mediaCountsReceived({ associationId, counts: sections }));
  dispatch(responsesDrawn(responses, Date.now()));
  extra.drawnCountsOf = drawn;
  // The news is in the cache, so that this loads its script.
  await Promise.all([
    scripts,
    drawn !== undefined && dispatch(loadUrgentNews(drawn, { pathname })),
    hasFailure(responses) && loadErrorTexts(),
  ]);
  dispatch(firstCheckEnded());
  return requested.hash === '' && !storedDraftKeys().some((key) => drafts.includes(formOfDraft(key)));
}
