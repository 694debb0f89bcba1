export interface TextPart {
  text: string;
  /** The address of a link: `https:`, `http:`, `mailto:` or `tel:`, never any other scheme. */
  href?: string;
}

const WEB = /(?:https?:\/\/|www\.)[^\s<>"\p{Cc}]{1,2000}/u;
const MAIL = /[\w.%+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63}(?![\w@-])/u;
/** A Dutch number, with or without country code, with spaces, a hyphen or brackets between its digits. */
const PHONE = /(?:(?:\+|00)31[ -]?(?:\(0\)[ -]?)?[1-9]|\(?0[1-9])(?:(?: - |\) ?|[ -])?\d){6,9}(?![\d-])/u;

/** The groups are the character before, and the address or number. The repetitions have a maximum, so that a hostile text does not take long. */
const CANDIDATE = new RegExp(
  `(^|[^\\p{L}\\p{N}.:/@+_%-])(?:(${WEB.source})|(${MAIL.source})|(${PHONE.source}))`,
  'giu',
);

const ENDING = /[.,;:!?'’”…*_~]$/u;

const countOf = (text: string, character: string): number => text.split(character).length - 1;

function withoutEnding(found: string): string {
  let address = found;
  let open = countOf(found, '(') - countOf(found, ')');
  for (;;) {
    if (address.endsWith(')') && open < 0) open += 1;
    else if (!ENDING.test(address) && !address.endsWith(']')) return address;
    address = address.slice(0, -1);
  }
}

function webLink(found: string): TextPart | undefined {
  const text = withoutEnding(found);
  const hasScheme = /^https?:\/\//iu.test(text);
  try {
    const { protocol, username, password, host, href } = new URL(hasScheme ? text : `https://${text}`);
    const isWeb = protocol === 'https:' || protocol === 'http:';
    const isPlain = username === '' && password === '';
    const isHost =
      /^[^.]+(?:\.[^.]+)*\.?(?::\d+)?$/u.test(host) && (hasScheme || /^www\.[^.]+\./u.test(host));
    return isWeb && isPlain && isHost ? { text, href } : undefined;
  } catch {
    return undefined;
  }
}

/** The digits of a Dutch phone number after its `0`, and those of a short service number (ACM numbering plan). */
const NATIONAL = /^[1-9]\d{8}$/u;
const SERVICE = /^0[89]00(?:\d{4}|\d{7})$/u;

function phoneLink(text: string): TextPart | undefined {
  const digits = text.replace('(0)', '').replaceAll(/\D/gu, '');
  if (SERVICE.test(digits)) return { text, href: `tel:${digits}` };
  const national = digits.replace(/^(?:0031|31(?=\d{9}$)|0)/u, '');
  return NATIONAL.test(national) ? { text, href: `tel:+31${national}` } : undefined;
}

/** Returns whether a text ends with the beginning of a Dutch bank account, whose digits look like a phone number. */
const endsInAccount = (before: string): boolean => /[A-Z]{2}\d{2} ?[A-Z]{4} ?$/u.test(before);
const ACCOUNT_LENGTH = 'NL91 ABNA '.length;

/** Returns a plain text in parts, with its links. Markup in the text is shown and has no effect. */
export function linkedText(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  const add = (part: TextPart, start: number): void => {
    if (start > end) parts.push({ text: text.slice(end, start) });
    parts.push(part);
    end = start + part.text.length;
  };
  for (const { index, 1: before = '', 2: web, 3: mail, 4: phone } of text.matchAll(CANDIDATE)) {
    const start = index + before.length;
    const link =
      (web !== undefined && webLink(web)) ||
      (mail !== undefined && { text: mail, href: `mailto:${mail}` }) ||
      (phone !== undefined &&
        !endsInAccount(text.slice(Math.max(0, start - ACCOUNT_LENGTH), start)) &&
        phoneLink(phone));
    if (link) add(link, start);
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

export function linkedParagraphs(text: string): TextPart[][] {
  return text
    .replaceAll(/\r\n?/gu, '\n')
    .split(/\n[^\S\n]*(?:\n[^\S\n]*)+/u)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map(linkedText);
}
