import { useEarlierPosition } from './use-earlier-position.ts';
import { useLoadOnIntent } from './use-load-on-intent.ts';
import { useLoadWhenIdle } from './use-load-when-idle.ts';

/** Makes navigations of members faster. The first page does not wait for this script, and works without it. */
export function MemberNavigation(): null {
  useLoadOnIntent();
  useLoadWhenIdle();
  useEarlierPosition();
  return null;
}
