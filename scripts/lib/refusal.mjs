import './ignore-closed-pipes.mjs';

/**
 * An error whose message is one sentence for the user who typed the command.
 * @param {string} sentence
 */
export function refusal(sentence) {
  const error = new Error(sentence);
  error.name = 'Refusal';
  return error;
}

/**
 * Runs a command's body: a refusal is printed as its one sentence, anything else is a fault of ours and keeps its trace.
 * @param {() => Promise<void> | void} body
 */
export async function runCommand(body) {
  try {
    await body();
  } catch (error) {
    const isRefusal = error instanceof Error && error.name === 'Refusal';
    console.error(isRefusal ? `\n${error.message}\n` : error);
    process.exitCode = 1;
  }
}
