export const texts = {
  printFailed: 'De lijst is niet opgehaald. Probeer het nog eens.',
};
