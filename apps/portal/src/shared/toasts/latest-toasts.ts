import type { Toast } from '../store/toasts.slice.ts';

/**
 * Returns whether a toast takes the place of an earlier one: the latest of a kind is shown. A failure says nothing about
 * other things, so it replaces a toast about the same thing only, and is replaced by such a toast only.
 */
const isReplaced = (earlier: Toast, later: Toast): boolean =>
  earlier.kind === later.kind &&
  (earlier.about === later.about || (earlier.tone !== 'danger' && later.tone !== 'danger'));

/** Returns the toasts without those that a later one has replaced. */
export const latestToasts = (toasts: readonly Toast[]): Toast[] =>
  toasts.filter((toast, at) => !toasts.slice(at + 1).some((later) => isReplaced(toast, later)));
