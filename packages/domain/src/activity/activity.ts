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
  'password_changed',
  'profile_changed',
  'email_change_requested',
  'email_change_cancelled',
  'email_changed',
  'email_change_undone',
  'two_factor_enabled',
  'two_factor_disabled',
  'recovery_codes_renewed',
  'recovery_code_used',
  'user_added',
  'document_uploaded',
  'document_changed',
  'document_hidden',
  'document_unhidden',
  'archive_group_shown',
  'archive_group_hidden',
  'form_shown',
  'form_hidden',
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
