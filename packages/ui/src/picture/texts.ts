export const texts = {
  failed: 'Het voorbeeld kon niet worden gemaakt. Probeer het later nog eens.',
} as const;
