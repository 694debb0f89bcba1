import { useEarlierPosition } from './use-earlier-position.ts';
import { useLoadOnIntent } from './use-load-on-intent.ts';
import { useLoadWhenIdle } from './use-load-when-idle.ts';

/**
 * Makes navigations of members faster and takes them back to where they were. The first page does not wait for this
 * script, and works without it. Renders nothing.
 */
export function MemberNavigation(): null {
  useLoadOnIntent();
  useLoadWhenIdle();
  useEarlierPosition();
  return null;
}
