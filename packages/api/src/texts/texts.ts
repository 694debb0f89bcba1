import type { ErrorCode, FieldError, FieldErrorCode, FieldErrors } from '@mijn/domain/errors';
import { formatByteSize, formatCount, formatNumber } from '@mijn/domain/formats';
import { type ApiError, GENERAL_ERROR_TEXT, NETWORK_ERROR_TEXT } from '../errors/errors.ts';

export type TextParams = Readonly<Record<string, string | number>>;
export type Text = string | ((params: TextParams) => string);

/**
 * The texts of the error codes, but for those of meetings that only their screens show (`@mijn/api/texts/meetings`). Whoever has such a screen
 * adds these with `addErrorTexts`.
 */
export const errorTexts = {
  unauthenticated: 'U bent niet meer ingelogd. Log opnieuw in.',
  invalid_credentials: 'Ongeldige gebruikersnaam en / of wachtwoord.',
  two_factor_required: 'Bevestig eerst uw inlog met een code.',
  two_factor_setup_required: 'Stel eerst een tweede stap in om mee in te loggen.',
  sudo_required: 'Bevestig eerst dat u het bent, met uw wachtwoord of een passkey.',
  reset_required:
    'Er is te vaak een verkeerd wachtwoord of een verkeerde code ingevuld. Kies een nieuw wachtwoord met “Wachtwoord vergeten?” op de inlogpagina.',
  forbidden: 'U hebt geen rechten om dit te doen. Vraag het bestuur van uw vereniging.',
  read_only_session: 'U kijkt mee als medewerker. In deze sessie kunt u niets wijzigen.',
  access_token_refused: 'Dit kan niet met een sleutel.',
  not_found: 'Dit bestaat niet (meer), of u kunt het niet bekijken.',
  file_missing: 'Dit bestand ontbreekt bij ons. Vraag de beheerder om het terug te zetten.',
  request_timeout: 'Het versturen duurde te lang. Controleer uw internetverbinding en probeer het opnieuw.',
  conflict: 'Iemand anders heeft dit intussen gewijzigd. Ververs de pagina en probeer het opnieuw.',
  last_second_factor:
    'Dit is uw laatste tweede stap om mee in te loggen. Voor uw taak in de vereniging is er een verplicht. Voeg eerst een andere toe: de app of een passkey.',
  invoice_already_approved:
    'U bent al akkoord met deze factuur. Er moet nog een andere controleur akkoord geven.',
  invoice_processed: 'De beheerder heeft deze factuur al verwerkt. U kunt uw keuze niet meer wijzigen.',
  payload_too_large: ({ limit }) =>
    typeof limit === 'number'
      ? `Het bestand is te groot. Kies een bestand van hoogstens ${formatByteSize(limit)}.`
      : 'Het bestand is te groot. Kies een kleiner bestand.',
  unsupported_file_type: 'Dit soort bestand kunt u hier niet toevoegen, of de inhoud past niet bij de naam.',
  file_empty: 'Dit bestand is leeg. Kies een bestand waar iets in staat.',
  file_damaged:
    'Dit bestand is beschadigd: er zit geen document in. Maak of download het opnieuw en kies het nieuwe bestand.',
  malware_found:
    'In dit bestand zit schadelijke software (malware). Wij hebben het niet bewaard. Controleer uw apparaat met een virusscanner en vraag een schoon bestand aan wie het maakte.',
  file_not_scanned:
    'Wij kunnen dit bestand niet op virussen controleren, omdat het te groot is. Maak het kleiner, of verdeel het over meer bestanden.',
  quota_exceeded: ({ used, limit }) => {
    const use =
      typeof used === 'number' && typeof limit === 'number'
        ? `Uw vereniging gebruikt ${formatByteSize(used)} van ${formatByteSize(limit)}.`
        : 'De ruimte van uw vereniging is op.';
    return `Er is geen ruimte voor dit bestand. ${use} Kies een kleiner bestand, of vraag de beheerder om meer ruimte.`;
  },
  too_many_staged_files: ({ max = '' }) =>
    `U hebt al ${max} bestanden verstuurd die nog nergens bij horen. Sla eerst uw bericht op, of verwijder een bestand.`,
  too_many_albums: ({ max = '' }) =>
    `U hebt in deze vereniging al ${max} albums gemaakt. Verwijder eerst albums die niet meer nodig zijn. Een verwijderd album telt nog dertig dagen mee.`,
  too_many_reports: ({ max = '' }) =>
    `U hebt in deze vereniging in 24 uur al ${max} meldingen verstuurd. Probeer het later opnieuw. Is het dringend? Bel ons dan.`,
  too_many_reactions: ({ max = '' }) =>
    `U hebt in deze vereniging in 24 uur al ${max} reacties geplaatst. Probeer het later opnieuw. Is het dringend? Bel ons dan.`,
  too_many_joined: ({ max = '' }) =>
    `Met een actiepunt kunt u hoogstens ${max} meldingen samenvoegen. Kies een ander actiepunt.`,
  report_joined: ({ reference = '' }) =>
    `Deze melding is intussen samengevoegd met ${reference}. Kopieer uw tekst en plaats die daar.`,
  meeting_begun:
    'De vergadering is al begonnen, voorbij of geannuleerd. Dit kan nu niet meer. Wat u eerder hebt doorgegeven, blijft staan.',
  meeting_not_begun: 'De vergadering is nog niet begonnen, of is geannuleerd.',
  proxy_given: 'U hebt iemand gemachtigd om voor u te stemmen. Trek eerst de machtiging in.',
  proxy_held: 'U bent gemachtigd om voor een ander te stemmen. Geef die machtiging eerst terug.',
  holder_absent:
    'U hebt doorgegeven dat u niet komt. Wijzig dat eerst. Daarna kunt u de machtiging aannemen.',
  proxy_ended: 'Deze machtiging is intussen beantwoord of ingetrokken. Kijk hieronder hoe het nu staat.',
  proxy_not_allowed:
    'U kunt voor deze vergadering niemand machtigen: de stemregels staan het niet toe, u hebt geen appartement met stemmen, of een mede-eigenaar heeft al een machtiging gegeven.',
  proxies_full: ({ max = '' }) =>
    `U hebt al het hoogste aantal machtigingen (${max}) dat de stemregels toestaan. Geef er eerst een terug, of weiger deze.`,
  too_many_proxies: ({ max = '' }) =>
    `Deze persoon heeft al het hoogste aantal machtigingen (${max}) dat de stemregels toestaan. Kies iemand anders.`,
  meeting_not_held: 'Dit kan alleen rond de vergadering: vanaf twee uur voor het begin tot twaalf uur erna.',
  other_user: 'Er is nu iemand anders ingelogd. Er is niets verstuurd.',
  csrf_token_mismatch: 'Uw sessie is verlopen. Log opnieuw in.',
  validation_failed: 'Niet alles is goed ingevuld. Controleer de velden met een melding.',
  impersonation_link_invalid: 'Je kon niet worden ingelogd.',
  reset_link_invalid: 'Deze link werkt niet meer. Vraag een nieuwe link aan.',
  email_link_invalid: 'Deze link werkt niet meer.',
  passkey_refused:
    'Deze passkey werkt niet, of u was te laat. Probeer het opnieuw, of kies een andere manier.',
  too_many_passkeys: ({ max = '' }) => `U hebt al ${max} passkeys. Verwijder er eerst een.`,
  too_many_requests: 'Te veel verzoeken, probeer het later opnieuw.',
  internal_error: 'Er ging iets mis bij ons. Probeer het later opnieuw.',
  unavailable: 'Het portaal is even niet bereikbaar. Probeer het over een minuut opnieuw.',
  maintenance:
    'Wij doen nu onderhoud. U kunt alles bekijken, maar niets wijzigen. Probeer het later opnieuw.',
  scanner_unavailable:
    'Wij kunnen bestanden nu niet op virussen controleren, en hebben dit nog niet bewaard. Probeer het over een paar minuten opnieuw.',
  files_unavailable: 'De bestanden zijn nu even niet bereikbaar. Probeer het over een minuut opnieuw.',
  storage_full: 'Wij hebben nu geen ruimte om dit te bewaren. Probeer het later opnieuw.',
} as const satisfies Partial<Record<ErrorCode, Text>>;

const known: Partial<Record<ErrorCode, Text>> = { ...errorTexts };

/** Adds texts that `errorText` returns from then on. */
export const addErrorTexts = (texts: Partial<Record<ErrorCode, Text>>): void =>
  void Object.assign(known, texts);

export const fieldErrorTexts = {
  required: 'Vul dit veld in.',
  invalid: 'Dit is niet goed ingevuld.',
  invalid_email: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
  too_short: ({ min = '' }) => `Gebruik minstens ${min} tekens.`,
  too_long: ({ max = '' }) => `Gebruik hoogstens ${formatCount(Number(max), 'teken', 'tekens')}.`,
  too_low: ({ min = '' }) => `Vul ${min} of meer in.`,
  too_high: ({ max = '' }) => `Vul ${max} of minder in.`,
  too_few: ({ min = '' }) => `Kies er minstens ${min}.`,
  too_few_words: 'Schrijf minstens drie woorden. Wat ziet, hoort of ruikt u?',
  too_many: ({ max = '' }) => `Kies er hoogstens ${max}.`,
  unknown_field: 'Dit veld hoort hier niet.',
  not_allowed: 'Kies een van de mogelijkheden.',
  invalid_day: 'Vul een datum in die bestaat, met dag, maand en jaar: 31-12-2026.',
  invalid_code: 'Deze code klopt niet. Controleer de code, of gebruik een andere.',
  invalid_phone: 'Vul een telefoonnummer in, zoals 06 12345678. Buiten Nederland: met + en het landnummer.',
  wrong_password: 'Dit wachtwoord klopt niet. Vul het wachtwoord in waarmee u inlogt.',
  common_password: 'Dit wachtwoord is te makkelijk te raden. Kies een ander.',
  same_as_email: 'Kies een wachtwoord dat niet gelijk is aan uw e-mailadres.',
  contains_name: 'Kies een wachtwoord zonder uw naam, plaats of VvE, of onze naam.',
  same_as_before: 'Dit is hetzelfde als nu. Vul iets anders in.',
  not_matching: 'De wachtwoorden zijn niet gelijk.',
  duplicate: 'Dit staat er al.',
  wrong_sum: ({ sum = '' }) => `Samen moet dit ${formatNumber(Number(sum))} zijn.`,
  is_member: 'Dit is de naam van een lid. Zoek en kies het lid.',
  already_given: 'Hiervoor is al een machtiging gegeven. Die moet eerst ingetrokken worden.',
  is_joined: 'Dit is zelf samengevoegd met iets anders. Kies het actiepunt waar het bij hoort.',
  in_past: 'Dit moment is al voorbij. Kies een later moment.',
  no_such_time: 'Deze tijd bestaat niet: die nacht gaat de klok van 2 uur naar 3 uur. Kies een andere tijd.',
  too_often: ({ max = '' }) => `Dit kan ${max} keer per dag. Probeer het morgen opnieuw, of sla het over.`,
  file_gone: 'Een bestand is er niet meer. Kies het bestand opnieuw.',
} as const satisfies Record<FieldErrorCode, Text>;

const fill = (text: Text, params: TextParams = {}): string =>
  typeof text === 'string' ? text : text(params);

const kindTexts = {
  network: NETWORK_ERROR_TEXT,
  not_this_api:
    'Er kwam een antwoord dat niet van het portaal is. Controleer uw internet, bijvoorbeeld of u op de wifi moet inloggen, en probeer het opnieuw.',
  not_sent: 'Dit kon niet worden verstuurd. Probeer het later opnieuw.',
  invalid_response: 'Het portaal gaf een antwoord dat niet klopt. Probeer het later opnieuw.',
  cancelled: '',
} as const satisfies Record<Exclude<ApiError['kind'], 'response'>, string>;

/** Returns the entry of a catalogue, or undefined for a code that it does not have. */
const textIn = (catalogue: Readonly<Record<string, Text>>, code: string): Text | undefined =>
  Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;

/** Returns a number of seconds in words: in minutes from 1 minute on, rounded up. */
const durationText = (seconds: number): string =>
  seconds < 60
    ? formatCount(seconds, 'seconde', 'seconden')
    : formatCount(Math.ceil(seconds / 60), 'minuut', 'minuten');

/** The number of characters of a request id that a member reads out. They are enough to find the call in the log. */
const CODE_LENGTH = 8;

/**
 * Returns the Dutch text of an error. Too many requests have a toast already, so their text says how long to wait. An unexpected error has
 * a code with which the provider finds the call in the log.
 */
export function errorText(error: ApiError): string {
  if (error.kind !== 'response') return kindTexts[error.kind];
  const { code, params, retry_after_s, request_id } = error;
  if (code === 'too_many_requests' && retry_after_s !== undefined) {
    return `Probeer het over ${durationText(retry_after_s)} opnieuw.`;
  }
  const text = fill(textIn(known, code) ?? GENERAL_ERROR_TEXT, params);
  return code === 'internal_error' && request_id !== undefined
    ? `${text} Blijft dit gebeuren? Noem dan code ${request_id.slice(0, CODE_LENGTH)} als u contact met ons opneemt.`
    : text;
}

/** Returns the Dutch text of one error of a field. A code that the catalogue does not have gets a general text. */
export function fieldErrorText({ code, params }: FieldError): string {
  return fill(textIn(fieldErrorTexts, code) ?? fieldErrorTexts.invalid, params);
}

export function fieldErrorTextsOf(errors: FieldErrors): Record<string, string> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, [first]]) => (first ? [[path, fieldErrorText(first)]] : [])),
  );
}
