import { defineOperations } from '../wire/wire.ts';
import type { shapes } from './personal-data.contract.ts';

const link = '/personal-data/links/{token}';

/** The operations with which members download everything that the portal holds about them. */
export const personalDataOperations = defineOperations<typeof shapes>()({
  /** Returns the last export of the member. It is repeated until the export is ready, which keeps no idle session alive. */
  getExport: { method: 'GET', path: '/personal-data/export', isBackground: true },
  /** Begins an export of everything that the portal holds about the member. A mail says when it is ready. */
  requestExport: { method: 'POST', path: '/personal-data/export', respondsWith: 'export', isCostly: true },
  /** Returns the export that the link of the mail belongs to. */
  getExportOfLink: { method: 'GET', path: link },
  /** Gives the password for the link of the mail. The response has a ticket to download with. */
  openLink: { method: 'POST', path: `${link}/open`, respondsWith: 'ticket' },
  /** Downloads the export as a zip, with the ticket of the same session. */
  downloadExport: { method: 'GET', path: '/personal-data/downloads/{ticket}', bytes: true },
});

export type * from './personal-data.contract.ts';
