import type { AppThunk } from '../../shared/store/hooks.ts';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';

/** Shows the urgent news. The page can do without it, so it is empty if its script does not load. */
export const urgentNews = lazyScreen('urgent-news', () =>
  import('../../features/messages/urgent-news.tsx').catch(() => ({ UrgentNews: () => null })),
);

export const setUpNotice = lazyScreen('set-up-notice', () =>
  import('./set-up-notice.tsx').catch(() => ({ SetUpNotice: () => null })),
);

/** Loads the notices, so that a page opens with them above it, and does not move for them afterwards. Never rejects. */
export const loadUrgentNews =
  (association_id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const request = async () => {
      const { urgentNewsEndpoints } = await import('../../features/messages/urgent-news.endpoints.ts');
      const { initiate, select } = urgentNewsEndpoints.endpoints.listUrgentNews;
      const input = { params: { association_id } };
      // Each navigation asks for the news. An action that finds it in the cache would make every component read the store.
      if (select(input)(getState()).isSuccess) return;
      await dispatch(initiate(input, { subscribe: false }));
    };
    const mustSetUp = getState().session.user?.two_factor_auth.set_up !== undefined;
    await Promise.allSettled([urgentNews.preload(), request(), mustSetUp && setUpNotice.preload()]);
  };
