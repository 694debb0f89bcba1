import type { AssociationNews } from './mail-inputs.ts';
import { listChosenKinds } from './notifications.repository.ts';
import type { MailSourceContext } from './sources.ts';

interface Asked {
  user_id: string;
  since: Date;
  until: Date;
}

/** Reads what is new for a user in the kinds that the user chose, with the rights of this moment, kind by kind. */
async function* readNews(context: MailSourceContext, { user_id, since, until }: Asked) {
  const chosen = await listChosenKinds(context.database, user_id);
  for (const { kind, changed_at, association_name, association_code, ...membership } of chosen) {
    const source = context.sources.digests.find((one) => one.kind === kind);
    // Anything older than the choice is not news.
    const from = changed_at > since ? changed_at : since;
    if (!source || from >= until) continue;
    const news = await source.list(context, { user_id, membership }, from, until);
    if (news.total === 0) continue;
    const { association_id } = membership;
    yield { association_id, name: association_name, code: association_code, kind: source.kind, news };
  }
}

/** Returns whether anything is new for a user. It stops reading at the first kind with news. */
export async function hasNews(context: MailSourceContext, asked: Asked): Promise<boolean> {
  const { done = false } = await readNews(context, asked).next();
  return !done;
}

/** Returns what is new for a user per association. Associations and kinds without news are left out. */
export async function collectNews(context: MailSourceContext, asked: Asked): Promise<AssociationNews[]> {
  const found = new Map<string, AssociationNews>();
  for await (const { association_id, name, code, kind, news } of readNews(context, asked)) {
    const { kinds = [] } = found.get(association_id) ?? {};
    found.set(association_id, { name, code, kinds: [...kinds, { kind, news }] });
  }
  return [...found.values()];
}
