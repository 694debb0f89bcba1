import { matchPath } from 'react-router';
import { routes } from './routes.ts';

/** Loads the script of the screen at an address, so that it does not wait for the first user check. Never rejects. */
export async function preloadScreen(pathname: string, isMember: boolean): Promise<void> {
  const route = routes.find(({ pattern }) => matchPath(pattern, pathname));
  const screen = (isMember && route?.memberScreen) || route?.screen;
  // A failure shows where the screen is shown.
  await screen?.preload().catch(() => undefined);
}
