import type { CallerHeaders, KnownIds } from '@mijn/server/testing/fuzz';

type Item = Readonly<Record<string, unknown>> & { id: string };

export async function findIds(url: string, headers: CallerHeaders): Promise<KnownIds> {
  const get = async <T>(path: string): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, { headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
    const body: T = await response.json();
    return body;
  };
  const user = await get<{ associations: Item[] }>('/auth/user');
  const [association] = user.associations;
  if (!association) throw new Error('The caller has no association.');
  const path = `/associations/${association.id}`;
  const list = async (name: string): Promise<string[]> => {
    const { data } = await get<{ data: Item[] }>(`${path}/${name}?per_page=20`);
    return data.map(({ id }) => id);
  };
  const partsOf = async (name: string, parts: string): Promise<string[]> => {
    const details = await Promise.all((await list(name)).map((id) => get<Item>(`${path}/${name}/${id}`)));
    return details.flatMap((detail) => {
      const items = detail[parts];
      return Array.isArray(items) ? items.map((item: Item) => item.id) : [];
    });
  };
  const groups = await get<{ data: Item[] }>(`${path}/archive/groups`);
  return {
    association_id: [association.id],
    group_id: groups.data.map(({ id }) => id),
    document_id: [...(await list('archive/documents')), ...(await partsOf('meetings', 'documents'))],
    todo_id: await list('todos'),
    attachment_id: await partsOf('todos', 'attachments'),
    meeting_id: await list('meetings'),
    form_id: await list('forms'),
    invoice_id: await list('invoices'),
  };
}
