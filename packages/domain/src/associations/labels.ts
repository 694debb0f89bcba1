import type { Association } from './association.contract.ts';

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
