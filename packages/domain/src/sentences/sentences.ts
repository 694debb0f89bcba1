export const SENTENCE_END =
  /\n|(?<=[.!?])(?<!(?:^|[\s(.])(?:\p{L}|dhr|mevr|mw|mr|drs?|ir|ing|prof|nrs?|st|blz|art|bijv|evt|incl|excl|resp|ca)\.)\s+(?=\p{Lu})/u;
