/** Reads a command-line option that is a whole number. Ends the program with a sentence if it is not. */
export function wholeNumber(name: string, text: string, least = 1): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= least) return number;
  return refuse(`--${name} takes a whole number from ${least} up, not "${text}".`);
}

/** Reads a command-line option that is one of several words. */
export function chosen<Choice extends string>(name: string, text: string, choices: readonly Choice[]): Choice {
  return (
    choices.find((choice) => choice === text) ?? refuse(`--${name} takes one of ${choices.join(', ')}, not "${text}".`)
  );
}

function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
