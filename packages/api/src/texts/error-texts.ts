import type { ErrorCode } from '@mijn/domain/errors';
import { formatByteSize } from '@mijn/domain/formats';

export type TextParams = Readonly<Record<string, string | number>>;
export type Text = string | ((params: TextParams) => string);

/** What a member reads for each error of the catalogue: what happened, and what to do. */
export const errorTexts = {
  unauthenticated: 'U bent niet meer ingelogd. Log opnieuw in.',
  invalid_credentials: 'Ongeldige gebruikersnaam en / of wachtwoord.',
  two_factor_required: 'Bevestig eerst uw inlog met een code.',
  forbidden: 'U hebt geen rechten om dit te doen. Vraag het bestuur van uw vereniging.',
  read_only_session: 'U kijkt mee als medewerker. In deze sessie kunt u niets wijzigen.',
  not_found: 'Dit bestaat niet (meer), of u kunt het niet bekijken.',
  request_timeout: 'Het versturen duurde te lang. Controleer uw internetverbinding en probeer het opnieuw.',
  conflict: 'Iemand anders heeft dit intussen gewijzigd. Ververs de pagina en probeer het opnieuw.',
  invoice_processed: 'De beheerder heeft deze factuur al verwerkt. U kunt uw keuze niet meer wijzigen.',
  payload_too_large: ({ limit }) =>
    typeof limit === 'number'
      ? `Het bestand is te groot. Kies een bestand van ten hoogste ${formatByteSize(limit)}.`
      : 'Het bestand is te groot. Kies een kleiner bestand.',
  unsupported_file_type: 'Dit soort bestand kunt u hier niet toevoegen, of de inhoud past niet bij de naam.',
  file_empty: 'Dit bestand is leeg. Kies een bestand waar iets in staat.',
  file_damaged:
    'Dit bestand is beschadigd: er zit geen document in. Maak of download het opnieuw en kies het nieuwe bestand.',
  csrf_token_mismatch: 'Uw sessie is verlopen. Log opnieuw in.',
  validation_failed: 'Niet alles is goed ingevuld. Controleer de velden met een melding.',
  impersonation_link_invalid: 'Je kon niet worden ingelogd.',
  reset_link_invalid: 'Deze link werkt niet meer. Vraag een nieuwe link aan.',
  too_many_requests: 'Te veel verzoeken, probeer het later opnieuw.',
  internal_error: 'Er ging iets mis bij ons. Probeer het later opnieuw.',
  unavailable: 'Het portaal is even niet bereikbaar. Probeer het over een minuut opnieuw.',
} as const satisfies Record<ErrorCode, Text>;
