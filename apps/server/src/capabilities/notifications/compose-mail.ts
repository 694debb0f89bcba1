import { dutchDay } from '@mijn/domain/formats';
import type { DigestKind } from '@mijn/domain/notifications';
import type { Queries } from '../../platform/database/index.ts';
import type { Mail } from '../../platform/mail/define-mail.ts';
import { collectNews } from './collect-news.ts';
import { digestMail } from './digest-mail.ts';
import { unsubscribeLinks } from './links.ts';
import { mailSource, type MailSource } from './mail-source.ts';
import { notificationMail } from './notification-mail.ts';
import { findReader, findTarget } from './notifications.repository.ts';
import type { MailSourceContext } from './sources.ts';

type Notification = Extract<MailSource, { type: 'notification' }>;
type Digest = Extract<MailSource, { type: 'digest' }>;

async function composeNotification(
  { config, secret, sources }: MailSourceContext,
  queries: Queries,
  { association_id, run_id, user_id }: Notification,
): Promise<Mail | null> {
  const run = { association_id, run_id, user_id };
  const target = await findTarget(queries, run, sources.notifications);
  if (!target) return null;
  const { kind, entity_id, association_name, association_code } = target;
  const source = sources.notifications.find((one) => one.kind === kind);
  const content = await source?.describe(queries, { association_id, entity_id });
  if (!content || content.author.id === user_id) return null;
  return notificationMail(config, {
    kind,
    recipient: target,
    association: { id: association_id, name: association_name, code: association_code },
    namesAssociation: target.has_several_associations,
    content,
    links: unsubscribeLinks(config, secret, { user_id, association_id, kind }),
  });
}

async function composeDigest(
  context: MailSourceContext,
  { user_id, since, until }: Digest,
): Promise<Mail | null> {
  const { config, database, secret } = context;
  const reader = await findReader(database, user_id);
  const asked = { user_id, since: new Date(since), until: new Date(until) };
  const associations = reader ? await collectNews(context, asked) : [];
  if (!reader || associations.length === 0) return null;
  const linksOf = (kind: DigestKind | 'digest') =>
    unsubscribeLinks(config, secret, { user_id, association_id: null, kind });
  const kinds = new Set(associations.flatMap((association) => association.kinds.map(({ kind }) => kind)));
  return digestMail(config, {
    recipient: reader,
    day: dutchDay(until),
    associations,
    namesAssociation: reader.has_several_associations,
    links: linksOf('digest'),
    kindLinks: Object.fromEntries([...kinds].map((kind) => [kind, linksOf(kind).page])),
  });
}

/** Uses the rights, choices and texts of this moment. Returns null if the membership, choice or subject has ended. */
export async function composeMail(
  context: MailSourceContext,
  queries: Queries,
  source: unknown,
): Promise<Mail | null> {
  const valid = mailSource.validateSync(source);
  return valid.type === 'digest'
    ? composeDigest(context, valid)
    : composeNotification(context, queries, valid);
}
