/** Vite gives the text of a style sheet that is imported with `?inline`. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
