import { type InferType, number, object, string } from 'yup';
import { MAINTENANCE_TEXT_LENGTH_MAX } from '../limits/limits.ts';
import { id } from '../wire/wire.contract.ts';

export const maintenanceKinds = ['info', 'warning'] as const;

export const maintenanceBanner = object({
  /** Another text is another banner, which a browser shows even if it closed the one before. */
  id: id().required(),
  /** How the banner looks: `info` announces, `warning` asks for attention. */
  kind: string().oneOf(maintenanceKinds).required(),
  /** The message of the provider, as plain text. */
  text: string().max(MAINTENANCE_TEXT_LENGTH_MAX).required(),
  /** The time after which the banner goes, in milliseconds from now; null if it stays until it is cleared. */
  ends_in_ms: number().integer().min(0).defined().nullable(),
});

export type MaintenanceBanner = InferType<typeof maintenanceBanner>;
export type MaintenanceKind = MaintenanceBanner['kind'];
