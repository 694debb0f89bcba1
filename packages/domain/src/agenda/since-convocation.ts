/** How a proposal differs from the convocation: it was not in it, or it had another text or other options. */
export const sinceConvocations = ['added', 'changed'] as const;

export type SinceConvocation = (typeof sinceConvocations)[number];

/** A proposal, as far as a convocation announces it. The wording is null for an item that is not decided about. */
export interface Announced {
  wording: string | null;
  options: readonly string[];
}

interface ItemNow extends Announced {
  /** Whether the item was added after the members were convened. */
  is_late: boolean;
  /** The proposal as it was sent, if the item was changed after that. Its wording is null too if it is not known. */
  convened: Announced | null;
}

/**
 * Returns how a proposal differs from the convocation; null if it does not, or there is no proposal. What does not change what is decided,
 * such as the title or the place, makes no difference.
 */
export function sinceConvocation({ is_late, convened, wording, options }: ItemNow): SinceConvocation | null {
  if (is_late) return 'added';
  if (!convened || wording === null) return null;
  const isSame = convened.wording === wording && convened.options.join('\n') === options.join('\n');
  return isSame ? null : 'changed';
}

/** Marks a proposal in a list. */
export const sinceConvocationMarks: Readonly<Record<SinceConvocation, string>> = {
  added: 'Niet in de oproep',
  changed: 'Anders in de oproep',
};

export const sinceConvocationTexts: Readonly<Record<SinceConvocation, string>> = {
  added: 'Dit voorstel stond niet in de oproep',
  changed: 'Dit voorstel stond anders in de oproep',
};

/**
 * Says what a proposal that was not in the convocation means for members who are absent: they could not know of it, so that a court can
 * annul the decision (Burgerlijk Wetboek 2:15 and 5:130), unless all votes were there and for it.
 */
export const absentText =
  'Wie er niet bij was, kan de rechter vragen het besluit te vernietigen, tenzij alle stemmen aanwezig waren en iedereen vóór stemde.';

/** Says how a proposal differs from the convocation, and what that means. */
export const sinceConvocationText = (since: SinceConvocation): string =>
  `${sinceConvocationTexts[since]}. ${absentText}`;
