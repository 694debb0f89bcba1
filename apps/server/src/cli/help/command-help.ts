/** One way to call a command. */
export interface Use {
  /** Begins with the words of the command: `users grant --email <e-mail>`. */
  usage: string;
  /** A function loads what a text names, when the text is printed. */
  text: string | (() => Promise<string>);
}

export interface CommandHelp {
  /** One line for the list of all commands. */
  summary: string;
  uses: readonly Use[];
}
