/** The end of a sentence: a line break, or a mark before a space and a capital, but not the point of an abbreviation. */
export const SENTENCE_END =
  /\n|(?<=[.!?])(?<!(?:^|[\s(.])(?:\p{L}|dhr|mevr|mw|mr|drs?|ir|ing|prof|nrs?|st|blz|art|bijv|evt|incl|excl|resp|ca)\.)\s+(?=\p{Lu})/u;
