export interface MailLink {
  label: string;
  link: string;
}

/** A list of links under a heading, with the number of things that the list leaves out. */
export interface MailList {
  heading: string;
  items: readonly (MailLink & { details?: string | undefined })[];
  more?: MailLink;
}

interface MailSection {
  heading: string;
  lists: readonly MailList[];
}

interface MailQuote {
  lines: readonly string[];
  /** The text that stands for the rest, if the quote is not the whole text. */
  rest?: string;
}

/** The text part of a mail has an address instead of a button, so a paragraph about the button has two wordings. */
export type MailParagraph = string | { html: string; text: string };

/** The content of a mail, in the order in which it is shown. All texts are plain text. */
export interface MailContent {
  /** The beginning of the mail that a list of mails shows beside the subject. The default is the first paragraph. */
  preheader?: string;
  /** A few words above the heading, such as the part of the portal and the association. */
  kicker?: string;
  heading: string;
  greeting: string;
  before: readonly MailParagraph[];
  quote?: MailQuote;
  files?: readonly { name: string; byte_size: number }[];
  sections?: readonly MailSection[];
  button?: MailLink;
  after: readonly MailParagraph[];
  /** A letter to one person has a greeting, and spells out the address of its button, which may be the only way in. */
  isLetter?: boolean;
  reason: string;
  endings?: readonly MailLink[];
}
