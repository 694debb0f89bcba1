import type { ErrorCode } from '@mijn/domain/errors';
import { formatDate } from '@mijn/domain/formats';
import type { errorTexts, Text } from './texts.ts';

/** The texts of the error codes that only the screens of meetings show. They are many, and most pages of a portal need none of them. */
export const meetingErrorTexts = {
  convocation_altered:
    'Deze oproep is na het versturen veranderd in onze opslag. Daarom krijgt u hem niet te zien. Vraag de beheerder om de oproep terug te zetten zoals die is verstuurd.',
  letters_changed:
    'Deze code hoort niet bij de brieven van nu. Klopt de code? Dan is er een eigenaar bij gekomen, vertrokken of anders ingelogd. Download de brieven opnieuw, verstuur wat er is veranderd, en vul de nieuwe code in.',
  too_many_agenda_items: ({ max = '' }) =>
    `Op een agenda passen hoogstens ${max} punten. Verwijder eerst een punt, of voeg punten samen.`,
  too_many_motions: ({ max = '' }) =>
    `Bij een voorstel passen hoogstens ${max} amendementen en tegenvoorstellen.`,
  too_many_procedural_motions: ({ max = '' }) =>
    `Van een vergadering worden hoogstens ${max} ordevoorstellen en schorsingen vastgelegd.`,
  too_many_questions: ({ max = '' }) =>
    `U wacht nog op antwoord op ${max} vragen over deze vergadering. Trek er een in, of wacht op het antwoord.`,
  question_answered: 'Het bestuur heeft deze vraag al beantwoord. U kunt de vraag niet meer intrekken.',
  questions_closed:
    'Over deze vergadering kunt u geen vraag meer versturen: de deur gaat zo open, of de vergadering is begonnen, voorbij of geannuleerd. Uw tekst staat er nog. Stel uw vraag in de vergadering.',
  proposals_closed: ({ last_day }) =>
    `Een voorstel indienen kon tot en met ${typeof last_day === 'string' ? formatDate(last_day) : 'een eerdere dag'}. Uw tekst staat er nog. U kunt het voorstel bewaren voor een volgende vergadering, of het bestuur vragen wat nu nog kan.`,
  proposal_decided: 'Het bestuur heeft al over dit voorstel beslist. Kijk hoe het nu staat.',
  too_many_proposals: ({ max = '' }) =>
    `U hebt al ${max} voorstellen voor deze vergadering ingediend waarover het bestuur nog beslist. Trek er een in, of wacht op het bestuur.`,
  resolution_closed:
    'Over dit besluit kan niet meer worden gestemd: het is aangenomen, ingetrokken of verlopen.',
  too_many_resolutions: ({ max = '' }) =>
    `Er zijn al ${max} besluiten buiten vergadering open. Wacht tot er een klaar is, of trek er een in.`,
  resolution_day: ({ first_day, last_day }) =>
    typeof first_day === 'string' && typeof last_day === 'string'
      ? `Kies een dag van ${formatDate(first_day)} tot en met ${formatDate(last_day)}.`
      : 'Deze dag kan niet. Kies een andere dag.',
  too_many_minutes: ({ max = '' }) =>
    `De notulen zijn ${max} keer gewijzigd. Elke versie wordt bewaard, en meer passen er niet.`,
  no_second_meeting:
    'Er is geen punt dat zonder quorum is gebleven. Een tweede vergadering is daarom niet nodig, of kan nu niet.',
  not_called_here:
    'Deze vergadering is niet hier bijeengeroepen. Vraag de beheerder om een andere datum, of om de vergadering te annuleren.',
  item_at_second_meeting:
    'Over dit punt beslist de tweede vergadering, die al is bijeengeroepen. Hier kan er niet meer over worden gestemd.',
  second_meeting_day: ({ first_day, last_day }) =>
    typeof first_day === 'string' && typeof last_day === 'string'
      ? `Kies een dag van ${formatDate(first_day)} tot en met ${formatDate(last_day)}. Andere dagen staan de stemregels niet toe.`
      : 'Op deze dag staan de stemregels geen tweede vergadering toe. Kies een andere dag.',
  meeting_not_over:
    'Dit kan als de vergadering voorbij is: vanaf twaalf uur na het begin. Tot dan kunnen aanwezigheid en stemmen nog veranderen.',
  minutes_published:
    'De notulen zijn gepubliceerd en staan vast. Tekst, notities, voorzitter en notulist wijzigen of tekenen kan niet meer.',
  minutes_signed:
    'Voor deze taak is al getekend, of u hebt zelf al getekend voor de andere taak. De voorzitter en de notulist zijn twee verschillende mensen.',
  minutes_unsigned: 'De voorzitter en de notulist hebben deze tekst nog niet allebei getekend.',
  ballot_open: 'Er is al een stemming open. Sluit die eerst.',
  item_has_ballot:
    'Over dit punt is een stemming open, of er is al over besloten. Daarom kunt u het nu niet wijzigen, verplaatsen of verwijderen.',
  motions_open:
    'Er zijn nog amendementen of tegenvoorstellen bij dit punt. Laat daar eerst over stemmen, of trek ze in.',
  meeting_adjourned: 'De vergadering is geschorst. Heropen eerst de vergadering.',
  secret_vote_decided: 'De vergadering heeft besloten om over dit punt geheim te stemmen.',
  procedure_passed:
    'De schorsing is al voorbij, of er is sindsdien over dit punt gestemd. Dit kan niet meer ongedaan worden gemaakt.',
  motion_closed:
    'Over dit amendement of tegenvoorstel wordt of is al gestemd, of het is ingetrokken of vervallen.',
  motion_not_next:
    'Een ander amendement of tegenvoorstel gaat voor. Laat daar eerst over stemmen, of wijzig de volgorde.',
  motion_outdated:
    'Het voorstel is gewijzigd nadat dit amendement is opgeschreven. Schrijf eerst op hoe het voorstel nu zou luiden.',
  voted_since:
    'Na deze stemming is nog eens gestemd over dit punt. Verklaar eerst de uitslag daarvan ongeldig.',
  too_few_secret_votes:
    'Er zijn nog te weinig stemmen op de telefoon om deze geheime stemming te tellen. Wacht op meer stemmen, of stop zonder uitslag en stem op papier.',
  vote_on_paper: 'Dit appartement stemt op papier. Stemmen op de telefoon kan daarom niet.',
  vote_by_phone: 'Dit appartement heeft al op de telefoon gestemd. Het kan die stem daar nog wijzigen.',
  reminded_today: 'De leden zijn in de laatste 24 uur al herinnerd. Probeer het morgen opnieuw.',
  not_present: 'U bent niet als aanwezig genoteerd. Meld u bij de deur, of meld u online.',
  newer_vote:
    'U hebt intussen op een ander apparaat gestemd. Kijk wat nu telt, en stem opnieuw als u iets anders wilt.',
  ballot_closed: 'Deze stemming is gesloten. Stemmen kan niet meer.',
  early_votes_closed: 'U kunt voor deze vergadering nu niet vooraf stemmen.',
} as const satisfies Record<Exclude<ErrorCode, keyof typeof errorTexts>, Text>;
