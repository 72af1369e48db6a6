/**
 * The words that run npm: the very npm that runs us, when one does.
 * @param {string[]} words
 * @returns {[string, ...string[]]}
 */
export function npmCommand(words) {
  const npm = process.env['npm_execpath'];
  return npm && /npm-cli\.c?js$/.test(npm) ? [process.execPath, npm, ...words] : ['npm', ...words];
}
