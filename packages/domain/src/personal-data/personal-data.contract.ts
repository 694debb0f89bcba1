import { type InferType, number, object, string } from 'yup';
import { defineContract } from '../wire/wire.contract.ts';
import type { Shapes } from '../wire/wire.ts';
import { personalDataOperations } from './personal-data.ts';

/** An export of the personal data of a member. */
export const dataExport = object({
  /** `expired` lasts until the hourly clean-up, which deletes the export. */
  state: string()
    .oneOf(['running', 'ready', 'expired', 'failed'] as const)
    .required(),
  /** The time at which the member asked for it, in UTC. */
  requested_at: string().datetime().required(),
  /** The time at which the link of the mail stops working; null until the export is ready. */
  expires_at: string().datetime().defined().nullable(),
  /** The size of the zip; null until the export is ready. */
  byte_size: number().integer().defined().nullable(),
});

/** The last export of the member, or null without one. */
export const exportResponse = object({
  /** The last export; null if the member never asked for one, or if it has been deleted. */
  export: dataExport.defined().nullable(),
});

/** The current password. */
export const openLinkBody = object({
  /** The current password of the member. */
  password: string().max(1000).required(),
}).exact();

/** The right to download the export in this session, for `EXPORT_TICKET_MS`. */
export const exportTicket = object({
  /** The ticket, which is part of the path of `downloadExport`. */
  ticket: string().required(),
});

export const shapes = {
  getExport: { response: exportResponse, errors: ['forbidden'] },
  requestExport: { response: exportResponse, status: 202, errors: ['sudo_required', 'forbidden'] },
  getExportOfLink: { response: dataExport, errors: ['forbidden', 'not_found'] },
  openLink: {
    body: openLinkBody,
    response: exportTicket,
    errors: ['forbidden', 'not_found', 'reset_required', 'too_many_requests'],
  },
  downloadExport: { sends: 'export', errors: ['forbidden', 'not_found', 'file_missing'] },
} as const satisfies Shapes;

export const personalDataContract = defineContract(personalDataOperations, shapes);

export type DataExport = InferType<typeof dataExport>;
export type ExportResponse = InferType<typeof exportResponse>;
