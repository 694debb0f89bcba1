export const entryTexts = {
  submit: 'Eigen voorstel indienen',
  board: (open: number) => (open === 0 ? 'Voorstellen van eigenaren' : `Voorstellen van eigenaren (${open})`),
} as const;
