/**
 * The kinds of events in the audit log. The portal has a Dutch text for each kind, so that the compiler finds
 * a kind without a text.
 */
export const auditActions = [
  'impersonation_link_made',
  'impersonation_started',
  'impersonation_ended',
  'call_by_staff',
  'signed_in',
  'device_signed_out',
  'all_devices_signed_out',
  'password_reset',
  'two_factor_enabled',
  'two_factor_disabled',
  'recovery_codes_renewed',
  'recovery_code_used',
  'user_added',
  'document_uploaded',
  'document_changed',
  'document_hidden',
  'document_unhidden',
  'invoice_decided',
  'message_published',
  'message_changed',
  'message_deleted',
  'message_restored',
  'newsletter_created',
  'newsletter_changed',
  'newsletter_deleted',
  'newsletter_restored',
] as const;

export type AuditAction = (typeof auditActions)[number];
