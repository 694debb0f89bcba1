import type { ApiError } from '@mijn/api';
import type { AgendaItemKind } from '@mijn/domain/agenda';
import { electionText } from '@mijn/domain/ballot-texts';
import type { Ballot } from '@mijn/domain/ballots';
import { formatCount, formatNumber } from '@mijn/domain/formats';

const votes = (count: number): string => formatCount(count, 'stem', 'stemmen');

const notVoted = (count: number): string =>
  count === 1
    ? '1 appartement heeft nog niet gestemd.'
    : `${formatNumber(count)} appartementen hebben nog niet gestemd.`;

const MISSING_REASON = 'Vul in waarom de uitslag niet klopt.';

export const texts = {
  title: 'De vergadering leiden',
  failed: 'De vergadering is niet geladen',
  missing: 'Deze vergadering bestaat niet (meer)',
  busy: 'Vergadering bezig',
  notNow: 'Er is nu geen vergadering',
  place: (number: number, last: number) => `punt ${number} van ${last}`,
  items: (count: number) => formatCount(count, 'punt', 'punten'),
  beamer: 'Beamer zonder namen',
  beamerShort: 'Beamer',
  door: 'Iemand komt of gaat',
  procedure: 'Ordevoorstel of schorsing',
  step: {
    door: {
      title: 'Nu: wie is er?',
      begin: 'Beginnen met de deur',
      goOn: 'Verdergaan aan de deur',
      text: 'Noteer wie binnenkomt. Alleen wie aanwezig is, kan stemmen. Wie later komt, noteert u dan.',
    },
    open: {
      title: (number: number, title: string) => `Nu: ${number}. ${title}`,
      text: 'Bespreek dit punt eerst. Open daarna de stemming: leden stemmen op hun telefoon, of steken hun hand op.',
      action: (number: number) => `Stemming openen over punt ${number}`,
      motion: (name: string) =>
        `Eerst stemt de vergadering over “${name}”, daarna over het voorstel zoals het dan luidt.`,
      actionMotion: (name: string) => `Stemming openen over ${name}`,
    },
    done: {
      title: 'Over alle voorstellen is gestemd',
      text: 'De besluiten staan in het register. Klopt een uitslag niet, verklaar die dan ongeldig, of stem opnieuw.',
      none: 'Er staat geen voorstel op de agenda',
      noneText: 'Alleen over een punt met een voorstel kan worden gestemd.',
    },
  },
  open: {
    title: (number: number) => `Stemming openen over punt ${number}?`,
    again: (number: number) => `Opnieuw stemmen over punt ${number}?`,
    againText:
      'Over dit punt is al gestemd. Een nieuw besluit vervangt het vorige, ook als het voorstel wordt verworpen. Beide blijven in het register staan.',
    gone: (number: number, title: string) => `Punt ${number}, “${title}”, is verwijderd`,
    goneText:
      'Een ander bestuurslid heeft dit punt van de agenda gehaald, of er wordt niet meer over besloten. Er is geen stemming geopend.',
    close: 'Sluiten',
    options: 'Leden kiezen uit:',
    needed: (majority: string) => `Nodig: ${majority}.`,
    how: 'Hoe stemmen leden?',
    public: 'Open',
    publicText: 'Leden stemmen op hun telefoon. U kunt ook handopsteken invoeren.',
    secret: 'Geheim',
    decidedSecret: 'Geheim, zoals de vergadering heeft besloten',
    secretText:
      'Stemmen op de telefoon zijn verzegeld. Ze worden pas geteld als minstens 5 mensen op hun telefoon hebben gestemd. De aantallen ziet iedereen, ook u, alleen als ze niet verraden wat iemand heeft gestemd; anders ziet iedereen alleen de uitslag. Alleen dit apparaat kan tellen: gebruik tot de uitslag deze browser, en wis zijn gegevens niet. Handopsteken kan dan niet; wie geen telefoon heeft, stemt op papier.',
    nobody: 'Er is nog niemand aanwezig',
    nobodyText: 'Alleen wie aanwezig is, kan stemmen. Begin met de deur.',
    quorum: (missing: number) =>
      missing === 1
        ? 'Er is nog 1 stem te weinig voor een geldig besluit'
        : `Er zijn nog ${formatNumber(missing)} stemmen te weinig voor een geldig besluit`,
    quorumText: (needed: number) =>
      `Er moeten ${votes(needed)} aanwezig zijn. U kunt toch beginnen. Zijn het er bij het sluiten nog te weinig, dan is er geen besluit.`,
    early: (count: number) =>
      count === 1
        ? '1 appartement heeft vooraf gestemd. Die stem telt mee.'
        : `${formatNumber(count)} appartementen hebben vooraf gestemd. Die stemmen tellen mee.`,
    earlySecret: (count: number) =>
      count === 1
        ? '1 appartement heeft vooraf gestemd. Die stem telt niet in een geheime stemming'
        : `${formatNumber(count)} appartementen hebben vooraf gestemd. Die stemmen tellen niet in een geheime stemming`,
    earlySecretText: 'Hun naam staat bij hun stem. Wie er niet is, stemt dan niet mee.',
    secrecyFew: (voters: number, min: number) =>
      `Er ${voters === 1 ? 'is 1 stemmer' : `zijn ${formatNumber(voters)} stemmers`} aanwezig, en minstens ${min} mensen moeten op hun telefoon stemmen`,
    secrecyFewText:
      'Stemmen er minder op hun telefoon, dan kan niemand de stemming tellen. Stem dan op papier, of open.',
    secrecyTells: 'Iedereen ziet alleen of het voorstel is aangenomen',
    secrecyTellsText: (voters: number, perMille: number) =>
      `De ${formatNumber(voters)} stemmers hebben verschillende aantallen stemmen. Daardoor zouden de aantallen in ${formatNumber(Math.max(1, Math.round(perMille / 10)))}% van de gevallen verraden wat iedereen heeft gestemd. Daarom komen de aantallen nergens te staan, ook niet in het register.`,
    done: (number: number, title: string) => `De stemming over punt ${number} is open: ${title}.`,
    hasVotes:
      'Er is al gestemd, dus de stemming blijft open. Moet die weg? Druk op “Stoppen zonder uitslag”.',
    confirm: 'Stemming openen',
    cancel: 'Niet nu',
    notSecure:
      'Geheim stemmen kan alleen via een beveiligde verbinding. Open de vergadering via het adres dat met https:// begint, of stem open.',
    noStorage:
      'Deze browser kan de sleutel niet bewaren, misschien omdat dit een privévenster is. Open de vergadering in een gewoon venster, of stem open.',
  },
  running: {
    open: 'Stemming open',
    secret: 'Geheime stemming open',
    counting: 'Stemming gesloten',
    since: (time: string) => `sinds ${time}`,
    silent: (count: number) => `Bekijk wie nog niet heeft gestemd (${formatNumber(count)})`,
    early: (count: number) =>
      count === 1
        ? '1 appartement heeft vooraf gestemd.'
        : `${formatNumber(count)} appartementen hebben vooraf gestemd.`,
    hidden: 'Hoe er is gestemd, ziet u pas na het sluiten.',
    hiddenSecret:
      'Wat iemand stemt, ziet niemand. Sluiten kan als minstens 5 mensen op hun telefoon hebben gestemd. U ziet dan de uitslag.',
    otherDevice: 'Deze stemming is op een ander apparaat geopend. Alleen dat apparaat kan tellen.',
    hands: 'Handopsteken invoeren',
    paper: 'Iemand stemt op papier',
  },
  close: {
    label: 'Stemming sluiten',
    title: 'Stemming sluiten?',
    text: (silent: number, silentVotes: number) =>
      silent === 0
        ? 'Alle aanwezige appartementen hebben gestemd.'
        : `${notVoted(silent)} Samen ${silentVotes === 1 ? 'is dat' : 'zijn dat'} ${votes(silentVotes)}.`,
    paper: (apartments: number) =>
      apartments === 1
        ? '1 appartement stemt op papier. Verzamel eerst zijn briefjes.'
        : `${formatNumber(apartments)} appartementen stemmen op papier. Verzamel eerst alle briefjes.`,
    noQuorum: (present: number, needed: number) =>
      `Er ${present === 1 ? 'is' : 'zijn'} ${votes(present)} aanwezig en ${formatNumber(needed)} nodig: sluiten geeft geen besluit`,
    noVotes: 'Er is nog geen stem binnen: sluiten geeft geen besluit',
    divided: (apartments: number) =>
      `Bij ${formatCount(apartments, 'appartement', 'appartementen')} hebben de eigenaren verschillend gestemd`,
    dividedText: 'Deze stemmen tellen niet, tenzij de eigenaren het voor het sluiten eens worden.',
    afterPaper: 'Na het sluiten kan niemand meer stemmen of zijn stem wijzigen. U telt dan de briefjes.',
    after: 'Na het sluiten kan niemand meer stemmen of zijn stem wijzigen. U ziet dan meteen de uitslag.',
  },
  cancel: {
    label: 'Stoppen zonder uitslag',
    title: 'Stemming stoppen zonder uitslag?',
    text: 'Er komt geen uitslag. De stemmen die binnen zijn, tellen niet. U kunt daarna opnieuw een stemming openen.',
  },
  count: {
    label: 'Stemmen tellen',
    progress: (opened: number, total: number) => `${formatNumber(opened)} van ${formatNumber(total)}`,
    text: 'Dit apparaat telt de stemmen. Houd deze bladzijde open.',
    looking: 'Wij zoeken de sleutel op dit apparaat.',
    noKey: 'Alleen op het apparaat waarop de stemming is geopend kan worden geteld',
    noKeyText:
      'Open daar deze bladzijde, in dezelfde browser: het tellen begint vanzelf. Lukt dat niet meer, stop de stemming dan zonder uitslag, en stem opnieuw.',
    again: 'Opnieuw tellen',
    paper: {
      title: 'Tel de briefjes',
      text: (count: number, each: number) =>
        each === 1
          ? `Op papier zijn ${votes(count)} uitgebracht. Vul hieronder in wat er op de briefjes staat.`
          : `Op papier zijn ${votes(count)} uitgebracht. Elk briefje telt voor ${votes(each)}: vul de stemmen in, niet het aantal briefjes.`,
      wholeSum:
        'De stemmen op de telefoon zijn al geteld. De uitslag is alles bij elkaar, en verschijnt na deze stap.',
      fields: {
        for: 'Voor',
        against: 'Tegen',
        chosen: 'Briefjes met een of meer kandidaten, samen',
        abstain: 'Onthouding',
        invalid: 'Ongeldig, leeg of niet ingeleverd',
      },
      so: (sum: number, needed: number) => `Samen ${formatNumber(sum)} van ${votes(needed)}.`,
      number: 'Vul een heel getal in, of laat dit leeg.',
      sum: (sum: number, needed: number) =>
        `Samen moet dit ${formatNumber(needed)} zijn, en het is ${formatNumber(sum)}.`,
      submit: 'Toon de uitslag',
    },
    failed: 'Het tellen is niet gelukt',
  },
  annul: {
    label: 'Uitslag ongeldig verklaren',
    title: 'Uitslag ongeldig verklaren?',
    text: 'De uitslag blijft zichtbaar, met de reden. Het besluit geldt niet. Een besluit dat daardoor was vervangen, geldt weer. U kunt daarna opnieuw stemmen.',
    reason: 'Waarom? Alle leden kunnen dit lezen',
    confirm: 'Ongeldig verklaren',
    missing: MISSING_REASON,
    refused: (error: ApiError): string | undefined =>
      error.kind === 'response' && error.code === 'validation_failed' ? MISSING_REASON : undefined,
  },
  next: 'Volgende punt',
  goOn: 'Verder met dit punt',
  lastBallot: 'Laatste stemming',
  former: 'Vorige stemming',
  closedAt: (time: string) => `gesloten om ${time}`,
  others: 'De punten',
  agenda: {
    change: 'Agenda wijzigen',
    done: 'Klaar',
    text: 'Punten houden hun nummer. Waarover al is besloten of nu wordt gestemd, verandert niet.',
  },
  now: 'Nu aan de beurt',
  openShort: 'Stemming openen',
  openOf: (number: number, title: string) => `Stemming openen over punt ${number}, ${title}`,
  again: 'Opnieuw stemmen',
  againOf: (number: number, title: string) => `Opnieuw stemmen over punt ${number}, ${title}`,
  kinds: {
    note: 'Ter kennisname',
    discuss: 'Te bespreken',
    decide: 'Te besluiten',
  } satisfies Record<AgendaItemKind, string>,
  /** Returns the sum of a result, such as "voor 588 van 640 uitgebrachte stemmen, nodig 321". */
  sum: ({
    result,
    options,
    majority_basis,
  }: Pick<Ballot, 'result' | 'options' | 'majority_basis'>): string => {
    if (!result) return '';
    if (result.election) return electionText(result.election, result);
    if (!result.has_totals) return 'alleen de uitslag is bekend';
    const base = votes(result.votes_base);
    const of = {
      cast: base.replace(' ', ' uitgebrachte '),
      present: base.replace(' ', ' aanwezige '),
      all: `alle ${base}`,
    }[majority_basis];
    const needed = `van ${of}, nodig ${formatNumber(result.votes_needed)}`;
    if (options.length === 0) return `voor ${formatNumber(result.votes_for)} ${needed}`;
    const best = [...result.options].sort((one, other) => other.votes - one.votes)[0];
    return best ? `${best.option}: ${formatNumber(best.votes)} ${needed}` : '';
  },
} as const;
