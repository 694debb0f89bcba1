import { PERSISTED_STATE_KEY } from '@mijn/domain/limits';
import { attempt } from '../store/local-store.ts';

export interface Appearance {
  scheme: 'light' | 'dark' | 'system';
  text: 'normal' | 'large' | 'largest';
}

/** The key in local storage, which public/appearance.js reads before the first paint. */
const APPEARANCE_KEY = `${PERSISTED_STATE_KEY}/appearance`;

const standard: Appearance = { scheme: 'system', text: 'normal' };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the choices of this browser. A damaged entry counts as no choice. */
export function readAppearance(): Appearance {
  const stored: unknown = attempt(() => JSON.parse(localStorage.getItem(APPEARANCE_KEY) ?? ''), {});
  const { scheme, text } = isRecord(stored) ? stored : {};
  return {
    scheme: scheme === 'light' || scheme === 'dark' ? scheme : standard.scheme,
    text: text === 'large' || text === 'largest' ? text : standard.text,
  };
}

/** Returns whether the browser keeps the choices. */
export function saveAppearance(appearance: Appearance): boolean {
  document.dispatchEvent(new CustomEvent('appearance', { detail: appearance }));
  return attempt(() => {
    localStorage.setItem(APPEARANCE_KEY, JSON.stringify(appearance));
    return true;
  }, false);
}
