import { formatCount } from '@mijn/domain/formats';
import type { MailProgress } from '@mijn/domain/notifications';

const owners = (count: number): string => formatCount(count, 'eigenaar', 'eigenaren');
const get = (count: number): string => formatCount(count, 'eigenaar krijgt', 'eigenaren krijgen');

export const texts = {
  recipients: (count: number, when = '') =>
    count === 0
      ? 'Niemand krijgt een mail: geen eigenaar heeft deze mail aanstaan.'
      : `${get(count)} een mail${when}.`,
  progress: ({ queued, sent, is_finished }: MailProgress): string => {
    if (queued === null || sent === null) return 'mail verstuurd aan eigenaren';
    if (is_finished)
      return sent === 0 ? 'geen eigenaar heeft een mail gekregen' : `mail verstuurd aan ${owners(sent)}`;
    return queued === 0
      ? 'mail aan eigenaren wordt klaargezet'
      : `mail verstuurd aan ${sent} van ${owners(queued)}`;
  },
} as const;
