import type { Toast } from '../store/toasts.slice.ts';

/** The latest toast of a kind is shown. A failure replaces only a toast about the same subject, and is replaced only by one. */
const isReplaced = (earlier: Toast, later: Toast): boolean =>
  earlier.kind === later.kind &&
  (earlier.about === later.about || (earlier.tone !== 'danger' && later.tone !== 'danger'));

export const latestToasts = (toasts: readonly Toast[]): Toast[] =>
  toasts.filter((toast, at) => !toasts.slice(at + 1).some((later) => isReplaced(toast, later)));
