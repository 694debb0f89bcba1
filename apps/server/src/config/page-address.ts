import { searchWithAssociation } from '@mijn/domain/associations';

/**
 * The address of a page of the portal, for mails and calendars: it opens in the association that it is about, whatever
 * the reader looked at last (decisions §2).
 */
export function pageAddress(appUrl: URL, path: string, associationCode: string): string {
  return new URL(path + searchWithAssociation('', associationCode), appUrl).href;
}
