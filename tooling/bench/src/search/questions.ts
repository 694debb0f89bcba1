/** Who asks: an owner, or a board member who also checks invoices. */
export type Asker = 'anna.eigenaar' | 'bram.bestuur';

export interface Question {
  asker: Asker;
  q: string;
  /** What one of the first hits must say: its name, its date or the file in which it was found. */
  expected: RegExp;
}

type Row = readonly [q: string, expected: RegExp];

const ofOwner: readonly Row[] = [
  ['wanneer is de volgende vergadering', /Algemene ledenvergadering.*9-12-2026/u],
  ['Wie is de beheerder?', /Contact met de beheerder.*010 123 45 67/u],
  ['hoe hoog is mijn bijdrage', /Servicekosten in 2026/u],
  ['telefoonnummer beheerder', /Contact met de beheerder/u],
  ['lekkage melden', /Melding reparatie|Contact met de beheerder/u],
  ['notulen laatste vergadering', /Notulen ALV 10-6-2026/u],
  ['contact', /Contact met de beheerder/u],
  ['notulen', /Notulen ALV 10-6-2026/u],
  ['notulen 10-06-2026', /Notulen ALV 10-6-2026/u],
  ['notulen juni 2025', /Notulen ALV 11-6-2025/u],
  ['notule vergadring 10 juni 2026', /Notulen ALV 10-6-2026/u],
  ['verslag van de ALV november 2025', /Notulen ALV 26-11-2025/u],
  ['splitsingsacte', /^Splitsingsakte/u],
  ['splitsings akte', /^Splitsingsakte/u],
  ['akte van splitsing', /^Splitsingsakte/u],
  ['verzekeringspolis', /Polis opstalverzekering 2026/u],
  ['opstal verzekering', /Polis opstalverzekering 2026/u],
  ['waar zijn wij verzekerd', /Polis|verzekering/u],
  ['huisreglement', /Huishoudelijk reglement/u],
  ['huisregels', /Huishoudelijk reglement/u],
  ['mag ik een hond houden', /Huishoudelijk reglement/u],
  ['volmacht', /Machtiging vergadering/u],
  ['vooraf stemmen', /Vergaderingen/u],
  ['ik kom', /Vergaderingen/u],
  ['besloten', /Besluiten/u],
  ['volmagt', /Machtiging vergadering/u],
  ['ik kan niet komen, machtiging', /Machtiging vergadering/u],
  ['dakgoten', /[Dd]akgo|goten/u],
  ['schoonmaker', /[Ss]choonma/u],
  ['email adres wijzigen', /E-mailadres wijzigen/u],
  ['hoe geef ik een nieuw mailadres door', /E-mailadres wijzigen/u],
  ['wachtwoord vergeten', /Wachtwoord wijzigen/u],
  ['ander telefoon nummer', /Telefoonnummer wijzigen/u],
  ['bericht op het prikbord zetten', /Bericht plaatsen/u],
  ['mails uitzetten', /Meldingen per mail/u],
  ['grotere letters', /Weergave/u],
  ['uitloggen op mijn tablet', /Apparaten/u],
  ['foto’s tuindag', /Tuindag/u],
  ['begrooting 2026', /^Begroting 2026/u],
  ['jaarstukken 2024', /^Jaarrekening 2024/u],
  ['laatste nieuwsbrief', /Najaar op de Kade/u],
  ['wanneer wordt de lift gekeurd', /Keuring (?:van de )?lift/u],
  ['opladen elektrische auto', /[Ll]aadpa/u],
  ['zonepanelen aanvragen', /Aanvraag zonnepanelen/u],
  ['herrie van de buren', /Geluidsoverlast/u],
  ['fiets weg', /Fietsen zonder label gaan weg/u],
  ['oud papier', /Oud papier: nieuwe dagen/u],
  ['mjop', /Meerjarenonderhoudsplan 2026-2041/u],
  ['meerjaren onderhouds plan', /Meerjarenonderhoudsplan 2026-2041/u],
  ['ik wil mijn appartement verkopen', /Wijziging eigenaar/u],
  ['woning verhuren', /Melding verhuur/u],
  ['verhuizen', /Verhuisbericht/u],
  ['lift doet het niet', /Lift van portiek A|Melding reparatie/u],
  ['2026-06-10', /10-6-2026/u],
  ['besluiten november 2025', /Besluitenlijst ALV 26-11-2025/u],
  ['spaarpot van de vve', /reservefonds/u],
  ['waterschade nr 27', /Afhandeling waterschade nr. 27/u],
];

const ofBoardMember: readonly Row[] = [
  ['factuur schoonmaak oktober 2026', /Schoonmaak oktober 2026/u],
  ['rekening lift', /[Ll]ift/u],
  ['contract schoonmaakbedrijf', /Contract schoonmaak trappenhuizen/u],
  ['document uploaden', /Documenten toevoegen/u],
  ['nieuwsbrief maken', /Nieuwsbrief toevoegen/u],
  ['verlenging onderhoudscontract lift 2024', /Onderhoudscontract liften, verlenging 2024/u],
];

const askedBy = (asker: Asker, rows: readonly Row[]): Question[] =>
  rows.map(([q, expected]) => ({ asker, q, expected }));

/** Questions in the words of owners of 30 to 85, with their typing errors. */
export const questions: readonly Question[] = [
  ...askedBy('anna.eigenaar', ofOwner),
  ...askedBy('bram.bestuur', ofBoardMember),
];
