import { CommandError, type Terminal } from "./command.ts";

/**
 * Goes on only when the person at the terminal says yes, or `--yes` was given.
 * @param warning what will happen, as a whole sentence; it is printed in any case.
 * @throws CommandError when the answer is no, or when nobody can answer.
 */
export async function confirm(
  { err, ask }: Pick<Terminal, "err" | "ask">,
  warning: string,
  isYes: boolean,
): Promise<void> {
  err(`${warning}\n`);
  if (isYes) return;
  if (ask === undefined) {
    throw new CommandError(
      "Nothing was changed: nobody can be asked here. Add --yes when this is meant.",
    );
  }
  const answer = await ask("Go on? Type yes: ");
  if (!/^y(?:es)?$/i.test(answer.trim())) throw new CommandError("Nothing was changed.");
}
