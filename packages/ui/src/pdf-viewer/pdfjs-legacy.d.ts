/** The build of pdf.js for older browsers. The package has types for its main entry only. */
declare module 'pdfjs-dist/legacy/build/pdf.mjs' {
  export * from 'pdfjs-dist';
}
