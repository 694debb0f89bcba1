import { matchPath } from 'react-router';
import { routes } from './routes.ts';

/** Starts loading the script of the screen at an address, so that it does not wait for the first user check. */
export function preloadScreen(pathname: string): void {
  const route = routes.find(({ pattern }) => matchPath(pattern, pathname));
  // A failure shows where the screen is shown.
  route?.screen.preload().catch(() => undefined);
}
