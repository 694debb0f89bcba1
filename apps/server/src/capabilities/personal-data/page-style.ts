/** The style sheet of the page: readable on a screen and on paper, in light and dark, without any other file. */
export const pageStyle = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 50rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { font-size: 1.75rem; line-height: 1.2; }
h2 { font-size: 1.25rem; margin: 2rem 0 0.75rem; break-after: avoid; }
dl { margin: 0 0 0.75rem; padding: 0.75rem 1rem; border: 1px solid #8888; border-radius: 0.5rem; break-inside: avoid; }
dl > div { display: grid; grid-template-columns: minmax(0, 14rem) minmax(0, 1fr); gap: 0 1rem; }
dt { font-weight: 600; }
dd { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; }
@media (max-width: 40rem) { dl > div { display: block; } dl > div + div { margin-top: 0.5rem; } }
@media print { :root { color-scheme: light; } body { max-width: none; padding: 0; font-size: 10pt; } a { color: inherit; } }
`;
