import type { Association } from './associations.contract.ts';

/** The parameter of the portal's addresses that names the association (decisions §2). */
const PARAMETER = 'vve';

type Named = Pick<Association, 'code'>;

/** The code of the association that the search part of an address names; null when it names none. */
export function associationCodeIn(search: string): string | null {
  const code = new URLSearchParams(search).get(PARAMETER);
  return code === '' ? null : code;
}

/**
 * The search part of an address with this association as its first parameter.
 * @param code undefined leaves the parameter out.
 */
export function searchWithAssociation(search: string, code: string | undefined): string {
  const others = new URLSearchParams(search);
  others.delete(PARAMETER);
  const all = new URLSearchParams(code === undefined ? {} : { [PARAMETER]: code });
  for (const [name, value] of others) all.append(name, value);
  return all.size > 0 ? `?${all.toString()}` : '';
}

/**
 * The search part that an address gets for a member (decisions §2). Members of several associations see the code in
 * every address: the one that it has, else that of the active association. Members of one association never see theirs.
 * An address of an association that is not theirs stays as it is, so that its page can say so.
 */
export function searchForMember(
  search: string,
  associations: readonly Named[],
  active: Named | undefined,
): string {
  const code = associationCodeIn(search);
  if (code !== null && associations.every((own) => own.code !== code)) return search;
  return searchWithAssociation(search, associations.length > 1 ? (code ?? active?.code) : undefined);
}

/** An entry of the association dropdown: `1001 - VvE De Kade` (specification §2). */
export function associationEntry({ code, name }: Pick<Association, 'code' | 'name'>): string {
  return `${code} - ${name}`;
}

/** The name, and the title in parentheses after it when there is one (specification §3). */
export function associationLabel({ name, title }: Pick<Association, 'name' | 'title'>): string {
  return title ? `${name} (${title})` : name;
}

/** The browser's title: company, dash, active association (specification §1). Without one, the company alone. */
export function pageTitle(company: string, active: Pick<Association, 'name'> | undefined): string {
  return active ? `${company} - ${active.name}` : company;
}

interface Memberships {
  associations: readonly Association[];
  last_active_association_id: string | null;
}

/**
 * The active association (specification §4): the chosen one while the user is a member of it, else the last active
 * one, else the first. Undefined for a user without associations.
 */
export function selectAssociation(
  { associations, last_active_association_id }: Memberships,
  chosenId: string | null | undefined,
): Association | undefined {
  const byId = (id: string | null | undefined) => associations.find((association) => association.id === id);
  return byId(chosenId) ?? byId(last_active_association_id) ?? associations[0];
}

export type { Association } from './associations.contract.ts';
