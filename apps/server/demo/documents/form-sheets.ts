import { applicant, boxes, choices, room, type FormSheet } from './form-parts.ts';

/** The contents by the name of the form. */
export const formSheets: Readonly<Record<string, FormSheet>> = {
  'Machtiging vergadering': {
    introduction:
      'Kunt u zelf niet naar de vergadering komen? Met dit formulier geeft u iemand anders het recht om voor u te stemmen. Geef het mee aan die persoon, of stuur het ons uiterlijk een dag van tevoren.',
    parts: [
      applicant,
      [
        'Wie stemt er voor u?',
        boxes(['Naam van de gemachtigde', 2], 'Geboortedatum'),
        boxes('Adres', 'Plaats'),
      ],
      [
        'Voor welke vergadering?',
        boxes('Datum van de vergadering'),
        choices('De gemachtigde stemt', 'naar eigen inzicht', 'zoals ik hieronder heb geschreven'),
        room('Stemwijze per agendapunt', 50),
      ],
    ],
  },
  'Inschrijfformulier tuindag': {
    introduction:
      'Op zaterdag harken we het blad, planten we bollen en eten we samen soep. Doet u mee? Lever dit formulier in bij de receptie, of stuur het ons.',
    parts: [
      [
        'Uw inschrijving',
        boxes(['Naam', 2], 'Huisnummer'),
        boxes('Met hoeveel personen?', 'Waarvan kinderen'),
        choices('Wanneer komt u?', 'ochtend', 'middag', 'de hele dag'),
        room('Wat neemt u mee? Denk aan een hark, handschoenen of taart.', 50),
      ],
    ],
  },
  'Belangstelling laadpaal': {
    introduction:
      'Wilt u een laadpaal bij uw plaats in de garage? Met dit formulier laat u dat weten. U zit nergens aan vast.',
    parts: [
      [
        'Uw belangstelling',
        boxes(['Naam', 2], 'Huisnummer'),
        boxes('Nummer van de parkeerplaats', 'Merk van de auto'),
        choices('Wanneer wilt u de laadpaal?', 'zo snel mogelijk', 'binnen twee jaar', 'later'),
        room('Vragen of opmerkingen', 50),
      ],
    ],
  },
  'Agendapunt voorstellen': {
    introduction:
      'Wilt u dat de vergadering ergens over praat of besluit? Stuur uw voorstel ten minste vier weken voor de vergadering.',
    parts: [
      applicant,
      [
        'Uw voorstel',
        boxes('Onderwerp'),
        choices('Wat vraagt u aan de vergadering?', 'om het te bespreken', 'om een besluit te nemen'),
        room('Toelichting', 90),
        boxes('Geschatte kosten in euro', 'Wie betaalt dat?'),
      ],
    ],
  },
  'Kandidaat voor het bestuur': {
    introduction:
      'U wilt zich inzetten voor de vereniging. De eerstvolgende vergadering stemt over de kandidaten die zich met dit formulier hebben gemeld.',
    parts: [
      applicant,
      [
        'Uw kandidatuur',
        choices('Voor welke taak?', 'voorzitter', 'penningmeester', 'secretaris', 'lid van de kascommissie'),
        room('Waarom wilt u dit doen?', 80),
        room('Welke ervaring hebt u?', 50),
      ],
    ],
  },
  'Wijziging eigenaar': {
    introduction:
      'Is uw appartement verkocht of geërfd? Vul dit formulier samen met de nieuwe eigenaar in. De notaris meldt de overdracht ook.',
    parts: [
      ['De vorige eigenaar', boxes(['Naam', 2], 'Telefoon'), boxes('Nieuw adres voor de eindafrekening')],
      [
        'De nieuwe eigenaar',
        boxes(['Voorletters', 1], ['Achternaam', 3]),
        boxes('E-mailadres', 'Telefoon'),
        boxes(['IBAN voor de maandelijkse bijdrage', 3], ['Datum van overdracht', 1]),
        choices('De nieuwe eigenaar', 'woont er zelf', 'verhuurt het appartement'),
      ],
      ['Het appartement', boxes(['Adres', 3], 'Huisnummer', 'Berging')],
    ],
  },
  Verhuisbericht: {
    introduction: 'Gaat u verhuizen? Laat ons weten wanneer, zodat onze post u blijft bereiken.',
    parts: [
      applicant,
      [
        'Uw nieuwe adres',
        boxes(['Straat', 3], 'Huisnummer'),
        boxes('Postcode', ['Plaats', 2]),
        boxes('Vanaf welke datum?'),
        choices('Blijft u eigenaar van het appartement?', 'ja', 'nee, vul ook "Wijziging eigenaar" in'),
      ],
    ],
  },
  'Melding verhuur': {
    introduction:
      'Verhuurt u uw appartement? Volgens het huishoudelijk reglement meldt u dat met dit formulier. De huurder tekent dat hij het reglement kent.',
    parts: [
      applicant,
      [
        'De huurder',
        boxes(['Naam', 2], 'Geboortedatum'),
        boxes('E-mailadres', 'Telefoon'),
        boxes('Begin van de huur', 'Eind van de huur', 'Aantal bewoners'),
        choices('De huurder', 'heeft het huishoudelijk reglement gekregen', 'houdt een huisdier'),
      ],
    ],
  },
  'Aanvraag zonnepanelen': {
    introduction:
      'Het dak is van alle eigenaren samen. Voor zonnepanelen is daarom toestemming van de vergadering nodig. Stuur een tekening van het dak en de offerte mee.',
    parts: [
      applicant,
      [
        'De panelen',
        boxes('Aantal panelen', 'Vermogen per paneel', 'Gewicht per m²'),
        boxes(['Naam van de installateur', 2], 'Telefoon'),
        room('Waar op het dak, en hoe lopen de kabels?', 90),
        choices('Ik stuur mee', 'een tekening', 'de offerte', 'een verklaring van de constructeur'),
      ],
    ],
  },
  'Melding reparatie': {
    introduction:
      'Is er iets stuk in of aan het gebouw? Bij gevaar, brand of veel water: bel meteen 010 123 45 67. Voor al het andere gebruikt u dit formulier.',
    parts: [
      applicant,
      [
        'Wat is er stuk?',
        choices('Waar is het?', 'dak of goot', 'gevel of balkon', 'trappenhuis of hal', 'lift', 'leidingen'),
        boxes(['Plaats in het gebouw', 2], 'Sinds wanneer?', 'Wanneer bent u thuis?'),
        room('Wat ziet u, en wat hebt u zelf al gedaan?', 80),
      ],
    ],
  },
  'Opdracht aan een leverancier': {
    introduction:
      'Met dit formulier geeft het bestuur opdracht voor werk tot en met € 5.000. Boven dat bedrag beslist de vergadering.',
    parts: [
      ['De leverancier', boxes(['Naam', 2], 'KvK-nummer'), boxes('Contactpersoon', 'Telefoon')],
      [
        'De opdracht',
        room('Omschrijving van het werk', 90),
        boxes('Bedrag inclusief btw', 'Offertenummer', 'Klaar op'),
        choices('Ten laste van', 'de begroting van dit jaar', 'het reservefonds'),
      ],
    ],
  },
  'Declaratie bestuur': {
    introduction:
      'Bestuursleden krijgen de kosten terug die zij voor de vereniging maken. Voeg de bonnen toe.',
    parts: [
      ['Het bestuurslid', boxes(['Naam', 2], 'Functie'), boxes('IBAN')],
      [
        'De kosten',
        ...Array.from({ length: 5 }, () => boxes('Datum', ['Waarvoor', 3], 'Bedrag')),
        boxes('Totaal'),
      ],
    ],
  },
};
