import type { FieldErrorCode } from '@mijn/domain/errors';
import type { Text } from './error-texts.ts';

/** What a member reads below a field. */
export const fieldErrorTexts = {
  required: 'Vul dit veld in.',
  invalid: 'Dit is niet goed ingevuld.',
  invalid_email: 'Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.',
  too_short: ({ min = '' }) => `Gebruik ten minste ${min} tekens.`,
  too_long: ({ max = '' }) => `Gebruik ten hoogste ${max} tekens.`,
  too_low: ({ min = '' }) => `Vul ${min} of meer in.`,
  too_high: ({ max = '' }) => `Vul ${max} of minder in.`,
  too_few: ({ min = '' }) => `Kies er ten minste ${min}.`,
  too_many: ({ max = '' }) => `Kies er ten hoogste ${max}.`,
  unknown_field: 'Dit veld hoort hier niet.',
  not_allowed: 'Kies een van de mogelijkheden.',
  invalid_day: 'Vul een datum in die bestaat, met dag, maand en jaar: 31-12-2026.',
  invalid_code: 'Deze code klopt niet. Controleer de code, of gebruik een andere.',
  common_password: 'Dit wachtwoord is te makkelijk te raden. Kies een ander.',
  same_as_email: 'Kies een wachtwoord dat niet gelijk is aan uw e-mailadres.',
  not_matching: 'De wachtwoorden zijn niet gelijk.',
  duplicate: 'Dit staat er al.',
} as const satisfies Record<FieldErrorCode, Text>;
