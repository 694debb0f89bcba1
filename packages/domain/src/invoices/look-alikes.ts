import { plainWords } from './plain-words.ts';

/** Letters that look like a Latin letter or a digit, each followed by that letter (Unicode's confusables.txt, UTS 39). */
const PAIRS = `
  аa вb сc ԁd еe ҽe һh нh іi їi јj кk ӏl мm пn оo рp ԛq ѕs тt ѵv ԝw хx уy ъb ьb гr з3 б6
  АA ВB СC ԌG ЕE НH ІI ЈJ КK МM ОO РP ԚQ ЅS ТT ѴV ԜW ХX УY ҮY ӀI З3 ЬB
  αa βb γy ηn ιi κk νv οo ρp σo τt υu χx ωw ϳj
  ΑA ΒB ΕE ΖZ ΗH ΙI ΚK ΜM ΝN ΟO ΡP ΤT ΥY ΧX
  օo ոn սu հh ցg յj զq ԼL Տs ՕO Սu
  ᎪA ᏴB ᏟC ᎬE ᏀG ᎻH ᎫJ ᏦK ᏞL ᎷM ᏢP ᏚS ᎢT ᏙV ᎳW ᏃZ ᎥI
  ıi ɩi łl ŁL øo ØO ɑa ɡg ʜh ɪi ĸk ʟl ɴn ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ᴀa ʙb ᴄc ᴅd ᴇe ᴊj ᴋk ᴍm ᴏo ᴘp đd ĐD ħh ŧt
`;

const LATIN: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/\s+/u)
    .map((pair) => [pair.slice(0, 1), pair.slice(-1)]),
);

function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value % 10);
}

/** Returns a text with Latin letters and the digits 0 to 9 instead of those that only look like them: `Неldеr` becomes `Helder`. */
export const toLatin = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/[^\p{ASCII}]/gu, (letter) => LATIN.get(letter) ?? letter)
    .replaceAll(/[^\P{Nd}0-9]/gu, valueOf);

/** Returns whether a name has letters in another form, such as Ⅼ or Ｌ, which only look like those of the alphabet. */
const hasOtherForms = (name: string): boolean =>
  (name.match(/[\p{L}\p{N}]/gu) ?? []).some((letter) => letter.normalize('NFKD') !== letter.normalize('NFD'));

const joined = (name: string): string => plainWords(name).join('');

const keyOf = (name: string): string => (hasOtherForms(name) ? name : joined(name));

/** Returns the same with one sign for signs that look alike within Latin too: `I`, `l` and `1`, `O` and `0`, `rn` and `m`. */
const shapeOf = (name: string): string =>
  joined(toLatin(name))
    .replaceAll(/[il1]/gu, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

export interface KnownSupplier {
  name: string;
  invoice_id: string;
}

export interface SupplierNames {
  keys: ReadonlySet<string>;
  byShape: ReadonlyMap<string, KnownSupplier>;
}

export function supplierNames(known: readonly KnownSupplier[]): SupplierNames {
  const byShape = new Map<string, KnownSupplier>();
  for (const one of known) {
    const shape = shapeOf(one.name);
    if (!byShape.has(shape)) byShape.set(shape, one);
  }
  return { keys: new Set(known.map(({ name }) => keyOf(name))), byShape };
}

export function resembledSupplier(name: string, { keys, byShape }: SupplierNames): KnownSupplier | undefined {
  const key = keyOf(name);
  return key === '' || keys.has(key) ? undefined : byShape.get(shapeOf(name));
}

export const isOnlySigns = (name: string): boolean => !/[\p{L}\p{N}]/u.test(name);
