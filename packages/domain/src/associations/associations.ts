import type { Association } from './associations.contract.ts';

const PARAMETER = 'vve';

type Named = Pick<Association, 'code'>;

export function associationCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get(PARAMETER);
  return code === '' ? null : code;
}

export function searchWithAssociation(search: string, code: string | undefined): string {
  const others = new URLSearchParams(search);
  others.delete(PARAMETER);
  const all = new URLSearchParams(code === undefined ? {} : { [PARAMETER]: code });
  for (const [name, value] of others) all.append(name, value);
  return all.size > 0 ? `?${all.toString()}` : '';
}

/** The query string has a code only for a member of several associations. A code of another association stays, so that the page can show an error. */
export function searchForMember(
  search: string,
  associations: readonly Named[],
  active: Named | undefined,
): string {
  if (associations.length === 1 && !search.includes(PARAMETER)) return search === '?' ? '' : search;
  const code = associationCodeIn(search);
  if (code !== null && associations.every((own) => own.code !== code)) return search;
  return searchWithAssociation(search, associations.length > 1 ? (code ?? active?.code) : undefined);
}

export function associationEntry({ code, name }: Pick<Association, 'code' | 'name'>): string {
  return `${code} - ${name}`;
}

export function associationLabel({ name, title }: Pick<Association, 'name' | 'title'>): string {
  return title ? `${name} (${title})` : name;
}

/** Returns the title of the browser tab. The name of the page comes first, because narrow tabs and screen readers give the beginning. */
export function pageTitle(
  company: string,
  active: Pick<Association, 'name'> | undefined,
  name?: string,
): string {
  const site = active ? `${company} - ${active.name}` : company;
  return name ? `${name} | ${site}` : site;
}

interface Memberships {
  associations: readonly Association[];
  last_active_association_id: string | null;
}

/** Returns the active association: the chosen one while the user is a member of it, otherwise the last active one, otherwise the first. */
export function selectAssociation(
  { associations, last_active_association_id }: Memberships,
  chosenId: string | null | undefined,
): Association | undefined {
  const byId = (id: string | null | undefined) => associations.find((association) => association.id === id);
  return byId(chosenId) ?? byId(last_active_association_id) ?? associations[0];
}

export type { Association } from './associations.contract.ts';
