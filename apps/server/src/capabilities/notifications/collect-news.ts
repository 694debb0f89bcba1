import type { AssociationNews } from './mail-inputs.ts';
import { listChosenKinds } from './notifications.repository.ts';
import type { MailSourceContext } from './sources.ts';

interface Asked {
  user_id: string;
  since: Date;
  until: Date;
}

/** Uses the rights of this moment, and leaves out associations and kinds without news. */
export async function collectNews(
  context: MailSourceContext,
  { user_id, since, until }: Asked,
): Promise<AssociationNews[]> {
  const found = new Map<string, AssociationNews>();
  const chosen = await listChosenKinds(context.database, user_id);
  for (const { kind, changed_at, association_name, association_code, ...membership } of chosen) {
    const source = context.sources.digests.find((one) => one.kind === kind);
    // Anything older than the choice is not news.
    const from = changed_at > since ? changed_at : since;
    if (!source || from >= until) continue;
    const news = await source.list(context, { user_id, membership }, from, until);
    if (news.total === 0) continue;
    const { kinds = [] } = found.get(membership.association_id) ?? {};
    found.set(membership.association_id, {
      name: association_name,
      code: association_code,
      kinds: [...kinds, { kind: source.kind, news }],
    });
  }
  return [...found.values()];
}
