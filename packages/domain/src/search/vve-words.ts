import { pluralsOf, singularsOf } from './dutch-forms.ts';

/**
 * Words of homeowners' associations that mean the same, a group on each line. The words before `>` are only searched
 * together with those after it: who looks for a "verslag" wants the "notulen", and not the other way round. A word has at
 * least three letters, because the index of the keys has no shorter ones.
 */
const GROUPS = `
notulen, notule, vergaderverslag, notulenlijst
verslag > notulen
vergadering, alv, ledenvergadering, jaarvergadering, algemene ledenvergadering, eigenarenvergadering
agenda, uitnodiging, oproep, convocatie, agendapunt
besluit, besluitenlijst, beslissing, besloten
volmacht, machtiging, gemachtigde, stemvolmacht, vervanger
stemmen, vertegenwoordigen > machtiging
splitsingsakte, splitsingsacte, splitsingakte, akte van splitsing, splitsing
akte, acte
huishoudelijk reglement, huisreglement, huisregels, leefregels, huishoudreglement
reglement, regels, modelreglement
huisdier, hond, kat
huisdier, hond, kat > reglement
verzekering, polis, verzekeringspolis, opstalverzekering, gebouwverzekering, brandverzekering, verzekeraar
opstal > opstalverzekering
dakgoot, regenpijp, hemelwaterafvoer
dak, dakbedekking, dakdekker
schoonmaak, schoonmaker, schoonmaken, schoonmaakster, schoonmaakbedrijf, poetsen, schoonhouden
glasbewassing, glazenwasser, ramen wassen, ramen lappen, glasbewasser
mjop, meerjarenonderhoudsplan, meerjarenplan, onderhoudsplan, meerjarenbegroting
betalen, contributie > bijdrage, servicekosten
bijdrage, servicekosten, contributie, maandbijdrage, maandbedrag, ledenbijdrage, eigenaarsbijdrage, voorschot
reservefonds, onderhoudsfonds, spaarpot, spaargeld, reserves
jaarrekening, jaarcijfers, jaarstukken, jaarverslag, balans
begroting, jaarbegroting, budget
kascommissie, kascontrole, kascontrolecommissie
betalingsregeling, achterstand, betalingsachterstand, incasso
beheerder, beheermaatschappij, beheer, administrateur
contactpersoon, contact
bestuur, bestuurslid, bestuurder, voorzitter, penningmeester
huismeester, conciërge, concierge
lekkage, lek, lekken, lekt, waterlekkage, waterschade
lekkage, kapot, defect, stuk, storing, mankement, reparatie, repareren > reparatie, herstel, storing
melden, melding, doorgeven, gemeld
schade, schadeclaim, schadeformulier, schademelding
schimmel, vocht, vochtplek, vochtmeting
riool, riolering, afvoer, verstopping, rioolverstopping, standleiding
verwarming, cv-ketel, ketel, radiator, cv-installatie
lift, elevator
laadpaal, oplaadpaal, laadpunt, laadstation, opladen, laadplek, elektrische auto
zonnepaneel, zonnepanelen, zonne-energie, zonnestroom
isolatie, isoleren, verduurzaming, verduurzamen, energiebesparing
energielabel, energieadvies
schilderwerk, schilder, schilderen, schilderbeurt, verven, verfwerk
steiger, steigers, stellage
tuin, tuinonderhoud, tuinman, hovenier, groenvoorziening, groenonderhoud, binnentuin
fietsenstalling, fietsenhok, fietsenkelder, fietsenberging, rijwielstalling
garage, parkeergarage, parkeerplaats, parkeerplek, parkeren
verhuizen, verhuizing, verhuisbericht, adreswijziging, nieuw adres
verhuur, verhuren, huurder, onderhuur, airbnb
verkopen, verkoop, verkocht, overdracht, wijziging eigenaar, nieuwe eigenaar
geluidsoverlast, geluidoverlast, lawaai, herrie, burenoverlast, geluidshinder, overlast
afval, vuilnis, vuilcontainer, container, grofvuil, oud papier
intercom, deurbel, videofoon, deurtelefoon
brandveiligheid, brandblusser, rookmelder, nooduitgang, noodverlichting
isolatieglas, dubbel glas, beglazing
verlichting, lampen, lamp, ledverlichting
contract, overeenkomst
offerte, prijsopgave, aanbieding
factuur, nota
rekening > factuur
keuring, inspectie, inspectierapport, keuringsrapport
plattegrond, bouwtekening, splitsingstekening
stroom, elektra, elektriciteit, energiecontract
subsidie, tegemoetkoming
stookkosten, warmtekosten
taxatie, herbouwwaarde, taxatierapport
toestemming, aanvraag, aanvragen, vergunning
declaratie, declareren, onkosten
enquête, peiling
borrel, nieuwjaarsborrel, buurtfeest, burendag, barbecue
gevel, voorgevel, achtergevel, buitenmuur
iban, rekeningnummer, bankrekening, bankrekeningnummer
vloer, laminaat, parket, vloerbedekking
erven, erfenis, overleden, overlijden, nalatenschap > wijziging eigenaar, nieuwe eigenaar
erven, erfenis, erft
airco, airconditioning
zonwering, zonnescherm, markies
schotel, schotelantenne, schotelantennes
verbouwing, verbouwen, verbouwd > toestemming
balkon, galerij
asbest, asbestinventarisatie
`;

/** A word or a phrase as a list of words without capitals and accents. */
type Phrase = readonly string[];

interface Group {
  from: readonly Phrase[];
  to: readonly Phrase[];
}

interface Vocabulary {
  groups: readonly Group[];
  /** The numbers of the groups that a word in any of its forms belongs to. */
  byForm: ReadonlyMap<string, readonly number[]>;
  /** A long word by how it sounds. */
  bySound: ReadonlyMap<string, string>;
}

const plain = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '');

const phrasesOf = (list: string): Phrase[] =>
  list.split(',').map((phrase) =>
    plain(phrase)
      .trim()
      .split(/[\s-]+/u),
  );

function readGroup(line: string): Group {
  const [from = '', to] = line.split('>');
  const phrases = phrasesOf(from);
  return { from: phrases, to: to === undefined ? phrases : phrasesOf(to) };
}

/** Shorter words have too many neighbours that are one letter away. */
const MISSPELT_LENGTH_MIN = 6;

/** Letters that sound the same in Dutch. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/ch/gu, 'g'],
  [/ij|y/gu, 'ei'],
  [/ou/gu, 'au'],
  [/th|dt/gu, 't'],
  [/d$/u, 't'],
  [/c|q/gu, 'k'],
  [/z/gu, 's'],
  [/v/gu, 'f'],
  [/ie/gu, 'i'],
  [/([a-z])\1/gu, '$1'],
];

/** Returns how a word sounds, so that "volmagt" and "volmacht" are the same. */
const soundOf = (word: string): string =>
  SOUNDS.reduce((text, [letters, sound]) => text.replaceAll(new RegExp(letters, 'gu'), sound), word);

function readVocabulary(): Vocabulary {
  const groups = GROUPS.trim().split('\n').map(readGroup);
  const byForm = new Map<string, number[]>();
  for (const [number, { from }] of groups.entries())
    for (const [word = '', ...others] of from) {
      if (others.length > 0) continue;
      for (const form of [word, ...pluralsOf(word)]) {
        const known = byForm.get(form) ?? [];
        if (!known.includes(number)) byForm.set(form, [...known, number]);
      }
    }
  const long = Array.from(byForm.keys()).filter(({ length }) => length >= MISSPELT_LENGTH_MIN);
  return { groups, byForm, bySound: new Map(long.map((form) => [soundOf(form), form])) };
}

let vocabulary: Vocabulary | undefined;

/** Returns the list, which is read once, at the first search. */
const known = (): Vocabulary => (vocabulary ??= readVocabulary());

const groupsOf = (word: string): readonly number[] => {
  const { byForm } = known();
  return [word, ...singularsOf(word)].map((form) => byForm.get(form)).find(Boolean) ?? [];
};

const isSame = (one: Phrase, other: Phrase): boolean =>
  one.length === other.length && one.every((word, at) => word === other[at]);

const meaningsOf = (numbers: readonly number[], own: Phrase): Phrase[] =>
  numbers.flatMap((number) => (known().groups[number]?.to ?? []).filter((phrase) => !isSame(phrase, own)));

/** Returns the words and phrases with the meaning of a folded word, without the word itself. */
export const synonymsOf = (word: string): readonly Phrase[] => meaningsOf(groupsOf(word), [word]);

/** The small words of a phrase, which a search leaves out. */
const tellingOf = (phrase: Phrase): Phrase => phrase.filter((word) => word !== 'van' && word !== 'de');

/** Returns what has the meaning of words that are typed in a row, such as "huishoudelijk reglement". */
export function synonymsOfPhrase(words: Phrase): readonly Phrase[] {
  const numbers = known().groups.flatMap(({ from }, number) =>
    from.some((phrase) => phrase.length > 1 && isSame(tellingOf(phrase), words)) ? [number] : [],
  );
  return meaningsOf(numbers, words);
}

/** The number of words of the longest phrase of the list. */
export const PHRASE_WORDS_MAX = 2;

/** Returns whether one letter is added, left out, replaced, or swapped with the next one. */
export function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1 || short === long) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return isSwapped || short.slice(at + 1) === long.slice(at + 1);
}

/** Returns the word of the list that a folded word is a misspelling of: "volmagt" is "volmacht". */
export function correctionOf(word: string): string | undefined {
  if (word.length < MISSPELT_LENGTH_MIN || !/^[a-z]+$/u.test(word) || groupsOf(word).length > 0)
    return undefined;
  const isNear = (form: string): boolean => form.startsWith(word.slice(0, 1)) && isOneLetterOff(form, word);
  const { bySound } = known();
  return bySound.get(soundOf(word)) ?? Array.from(bySound.values()).find(isNear);
}

/** The minimum lengths of the parts of a compound. */
const FIRST_LENGTH_MIN = 3;
const KNOWN_LENGTH_MIN = 4;

/** Letters that join the parts of a Dutch compound: verzekering-s-polis, eigenaar-en-vergadering. */
const LINK = /(?:s|en|e)$/u;

/**
 * Returns the two parts of a folded compound of which at least one is in the list: `["lift", "monteur"]` for "liftmonteur".
 * Returns undefined for any other word.
 */
export function partsOfCompound(word: string): readonly [string, string] | undefined {
  if (!/^[a-z]+$/u.test(word) || known().byForm.has(word)) return undefined;
  const isKnown = (part: string): boolean => part.length >= KNOWN_LENGTH_MIN && known().byForm.has(part);
  for (let at = FIRST_LENGTH_MIN; at <= word.length - KNOWN_LENGTH_MIN; at += 1)
    if (isKnown(word.slice(at))) {
      const first = word.slice(0, at);
      const bare = first.replace(LINK, '');
      const isWhole = bare.length < FIRST_LENGTH_MIN || (isKnown(first) && !isKnown(bare));
      return [isWhole ? first : bare, word.slice(at)];
    }
  for (let at = word.length - KNOWN_LENGTH_MIN; at >= KNOWN_LENGTH_MIN; at -= 1)
    if (isKnown(word.slice(0, at)))
      return [
        word.slice(0, at).replace(LINK, (link) => (isKnown(word.slice(0, at - link.length)) ? '' : link)),
        word.slice(at).replace(/^s(?=[^aeiou])/u, ''),
      ];
  return undefined;
}
