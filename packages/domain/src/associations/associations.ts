import type { Association } from './associations.contract.ts';

/** The query parameter of the portal's URLs that contains the code of the association. */
const PARAMETER = 'vve';

type Named = Pick<Association, 'code'>;

/**
 * Returns the code of the association in the query string of a URL, or null if the query string has no code.
 */
export function associationCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get(PARAMETER);
  return code === '' ? null : code;
}

/**
 * Returns a query string with the code of an association as its first parameter.
 * @param code The code of the association. If it is undefined, the parameter is removed.
 */
export function searchWithAssociation(search: string, code: string | undefined): string {
  const others = new URLSearchParams(search);
  others.delete(PARAMETER);
  const all = new URLSearchParams(code === undefined ? {} : { [PARAMETER]: code });
  for (const [name, value] of others) all.append(name, value);
  return all.size > 0 ? `?${all.toString()}` : '';
}

/**
 * Returns the query string that a URL gets for a member. For a member of several associations,
 * the query string contains a code: its own code, otherwise the code of the active association. For a member
 * of one association, it contains no code. A query string with the code of an association that the user is
 * not a member of is returned unchanged, so that the page can show an error.
 */
export function searchForMember(
  search: string,
  associations: readonly Named[],
  active: Named | undefined,
): string {
  // Most links of most members need no parsing, which takes longer than rendering the link.
  if (associations.length === 1 && !search.includes(PARAMETER)) return search === '?' ? '' : search;
  const code = associationCodeIn(search);
  if (code !== null && associations.every((own) => own.code !== code)) return search;
  return searchWithAssociation(search, associations.length > 1 ? (code ?? active?.code) : undefined);
}

/**
 * Returns the text of an entry in the association dropdown, such as `1001 - VvE De Kade`.
 */
export function associationEntry({ code, name }: Pick<Association, 'code' | 'name'>): string {
  return `${code} - ${name}`;
}

/**
 * Returns the name of an association, followed by its title in parentheses if it has one.
 */
export function associationLabel({ name, title }: Pick<Association, 'name' | 'title'>): string {
  return title ? `${name} (${title})` : name;
}

/**
 * Returns the title of the browser tab: the name of the page, a bar, then the company, a dash and the active
 * association. The name comes first, because a narrow tab and a screen reader give the beginning. A page
 * without a name, or without an active association, leaves that part out.
 */
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

/**
 * Returns the active association: the chosen one while the user is a member of it,
 * otherwise the last active one, otherwise the first one. Returns undefined for a user without associations.
 */
export function selectAssociation(
  { associations, last_active_association_id }: Memberships,
  chosenId: string | null | undefined,
): Association | undefined {
  const byId = (id: string | null | undefined) => associations.find((association) => association.id === id);
  return byId(chosenId) ?? byId(last_active_association_id) ?? associations[0];
}

export type { Association } from './associations.contract.ts';
