import type { AppThunk } from '../../shared/api/hooks.ts';
import { lazyScreen } from '../../shared/chunks/lazy-screen.ts';

/** Shows the urgent news. The page can do without it, so it is empty if its script does not load. */
export const urgentNews = lazyScreen('urgent-news', () =>
  import('../../features/messages/urgent-news.tsx').catch(() => ({ UrgentNews: () => null })),
);

/**
 * Loads the urgent news of an association and the script that shows it, so that a page opens with the news above
 * it, and does not move for it afterwards. Never rejects.
 */
export const loadUrgentNews =
  (association_id: string): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const request = async () => {
      const { urgentNewsEndpoints } = await import('../../features/messages/urgent-news.endpoints.ts');
      const { initiate, select } = urgentNewsEndpoints.endpoints.listUrgentNews;
      const input = { params: { association_id } };
      // Each navigation asks for the news. An action that finds it in the cache would still make every component of the page
      // read the store, between the responses of the page.
      if (select(input)(getState()).isSuccess) return;
      await dispatch(initiate(input, { subscribe: false }));
    };
    await Promise.allSettled([urgentNews.preload(), request()]);
  };
