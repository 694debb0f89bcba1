import type { AuditAction } from '@mijn/domain/activity';

/** The events in the account of a member, in words. */
export const actionTexts: Record<AuditAction, string> = {
  impersonation_link_made: 'Een medewerker vroeg toegang om mee te kijken',
  impersonation_started: 'Een medewerker begon met meekijken',
  impersonation_ended: 'Een medewerker stopte met meekijken',
  call_by_staff: 'Een medewerker wijzigde iets',
  signed_in: 'Ingelogd',
  device_signed_out: 'Uitgelogd op een ander apparaat',
  all_devices_signed_out: 'Overal uitgelogd',
  password_reset: 'Nieuw wachtwoord gekozen via een link in een mail',
  password_changed: 'Wachtwoord gewijzigd',
  profile_changed: 'Uw gegevens gewijzigd',
  email_change_requested: 'Een ander e-mailadres gevraagd',
  email_change_cancelled: 'De wijziging van uw e-mailadres geannuleerd',
  email_changed: 'E-mailadres gewijzigd',
  email_change_undone: 'De wijziging van uw e-mailadres ongedaan gemaakt',
  two_factor_enabled: 'Aanmelden in twee stappen aangezet',
  two_factor_disabled: 'Aanmelden in twee stappen uitgezet',
  recovery_codes_renewed: 'Nieuwe herstelcodes gemaakt',
  recovery_code_used: 'Een herstelcode gebruikt',
  passkey_added: 'Een passkey toegevoegd',
  passkey_removed: 'Een passkey verwijderd',
  user_added: 'Uw account is gemaakt',
  document_uploaded: 'Document toegevoegd aan het archief',
  document_changed: 'Document in het archief gewijzigd',
  document_hidden: 'Document in het archief verborgen',
  document_unhidden: 'Document in het archief weer getoond',
  archive_group_shown: 'Archiefgroep getoond aan eigenaren',
  archive_group_hidden: 'Archiefgroep verborgen voor eigenaren',
  form_shown: 'Formulier getoond aan eigenaren',
  form_hidden: 'Formulier verborgen voor eigenaren',
  invoice_decided: 'Factuur beoordeeld',
  message_published: 'Bericht op het prikbord geplaatst',
  message_changed: 'Bericht op het prikbord gewijzigd',
  message_deleted: 'Bericht van het prikbord verwijderd',
  message_restored: 'Bericht op het prikbord teruggezet',
  newsletter_created: 'Nieuwsbrief geplaatst',
  newsletter_changed: 'Nieuwsbrief gewijzigd',
  newsletter_deleted: 'Nieuwsbrief verwijderd',
  newsletter_restored: 'Nieuwsbrief teruggezet',
};

/** The changes that staff can make for a member, in words, by the operation. */
export const changeTexts: Readonly<Record<string, string>> = {
  'POST /associations/{association_id}/archive/documents': 'Document toegevoegd aan het archief',
  'PATCH /associations/{association_id}/archive/documents/{document_id}': 'Document in het archief gewijzigd',
  'POST /associations/{association_id}/archive/documents/{document_id}/hide':
    'Document in het archief verborgen',
  'POST /associations/{association_id}/archive/documents/{document_id}/unhide':
    'Document in het archief weer getoond',
  'POST /associations/{association_id}/invoices/{invoice_id}/decisions': 'Factuur beoordeeld',
};

/** Returns a change by staff in words. */
export const changeText = (call: string): string => changeTexts[call] ?? actionTexts.call_by_staff;
