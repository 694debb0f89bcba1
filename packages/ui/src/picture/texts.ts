/** The texts of a picture that cannot be shown. */
export const texts = {
  failed: 'Het voorbeeld kon niet worden gemaakt. Probeer het later nog eens.',
} as const;
