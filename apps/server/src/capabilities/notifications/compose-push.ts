import { searchWithAssociation } from '@mijn/domain/associations';
import type { PushMessage } from '@mijn/domain/push';
import { shorten } from '../../platform/mail/shorten.ts';
import type { PushTarget } from './pushes.repository.ts';
import type { NotificationContent } from './sources.ts';
import { requestedTexts } from './texts.ts';

/** A phone shows about this many characters, and a push has room for many more. */
const SUBJECT_LENGTH_MAX = 120;

/** The text names nobody. The association and the subject are there only if the member chose so for the device. */
export function composePush(
  { run_id, ...target }: PushTarget & { run_id: string },
  { subject, path }: Pick<NotificationContent, 'subject' | 'path'>,
): PushMessage {
  const url = new URL(path, 'http://portal');
  url.search = searchWithAssociation(
    url.search,
    target.has_several_associations ? target.association_code : undefined,
  );
  const about = `${target.association_name}: ${subject}`;
  return {
    title: requestedTexts[target.kind].push,
    body: target.shows_subject ? shorten(about, SUBJECT_LENGTH_MAX) : '',
    path: url.pathname + url.search + url.hash,
    tag: run_id,
  };
}
