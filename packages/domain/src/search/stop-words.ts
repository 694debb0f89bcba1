/** Words that stand on every page. */
const STOP_WORDS = new Set(
  `aan al als bij dat de deze die dit doch door dus een en er haar had heb heeft hem het hij hoe hun iets ik in is je kan
  maar me meer men met mij mijn naar niet nog nu of om omdat onder ons ook op over te tegen toch toen tot u uit uw van
  veel voor want was wat we wel wie wij worden zal ze zei zelf zich zij zijn zo zonder zou`.split(/\s+/u),
);

/** Whether a folded word says nothing about what is searched. */
export const isStopWord = (word: string): boolean => STOP_WORDS.has(word);
