/** The house style of the provider in PDF documents. Lengths are in points. */
export const colours = {
  ink: '#1b2a2b',
  soft: '#5c6b6c',
  teal: '#0f4a50',
  lime: '#d3e455',
  line: '#ccd5d4',
  shade: '#eef3f2',
} as const;

export const fonts = { text: 'Helvetica', bold: 'Helvetica-Bold' } as const;

export const sizes = { title: 20, lead: 12, heading: 12.5, text: 10, small: 8 } as const;

export const margins = { top: 64, bottom: 72, left: 62, right: 62 } as const;
