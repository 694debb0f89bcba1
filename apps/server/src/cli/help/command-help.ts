/** One way to call a command. */
interface Use {
  /** Begins with the words of the command: `users grant --email <e-mail>`. */
  usage: string;
  text: string;
}

export interface CommandHelp {
  /** One line for the list of all commands. */
  summary: string;
  uses: readonly Use[];
}
