interface Opener {
  clients: {
    matchAll: (options: {
      type: 'window';
    }) => Promise<readonly { url: string; focus: () => Promise<unknown> }[]>;
    openWindow: (url: string) => Promise<unknown>;
  };
  location: Pick<WorkerLocation, 'origin'>;
}

/** A page of another site is never opened. */
function urlOf(path: unknown, { origin }: Opener['location']): string {
  const url = new URL(typeof path === 'string' ? path : '/', origin);
  return url.origin === origin ? url.href : `${origin}/`;
}

/**
 * Opens the page of a notification: in the tab that shows it already, or in a new one. Another tab is left alone, because
 * the member may write in it.
 */
export async function openNotification({ clients, location }: Opener, path: unknown): Promise<void> {
  const url = urlOf(path, location);
  const windows = await clients.matchAll({ type: 'window' });
  const shown = windows.find((one) => one.url === url);
  if (shown) await shown.focus();
  else await clients.openWindow(url);
}
