import type { PushMessage } from '@mijn/domain/push';

/** The icon of a notification, and the one of a single colour in the bar of a phone. */
const ICON = '/icon-192.png';

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/**
 * Returns the message of a push. A browser expects a notification for every push, so that one that can't be read still
 * says that there is news.
 */
export function readPush(text: string | undefined): PushMessage {
  let content: Record<string, unknown> = {};
  try {
    content = asRecord(JSON.parse(text ?? '{}'));
  } catch {
    // The text is no JSON.
  }
  const { title, body, path, tag } = content;
  return {
    title: typeof title === 'string' ? title : 'Er is nieuws in het portaal',
    body: typeof body === 'string' ? body : '',
    path: typeof path === 'string' ? path : '/',
    tag: typeof tag === 'string' ? tag : 'news',
  };
}

/** A push that arrives twice replaces its notification. */
export const showPush = (
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>,
  { title, body, path, tag }: PushMessage,
): Promise<void> => registration.showNotification(title, { body, tag, icon: ICON, lang: 'nl', data: path });
