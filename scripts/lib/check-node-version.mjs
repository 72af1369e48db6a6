import { refusal } from './refusal.mjs';

/**
 * Refuses a Node that the project does not run on.
 * @param {string} version such as 20.19.0
 * @param {string} range the engines field of package.json: `^1.2.3` and `>=1.2.3` joined by `||`
 */
export function checkNodeVersion(version, range) {
  if (range.split('||').some((part) => fits(version, part.trim()))) return;
  throw refusal(
    `Comptoir needs Node ${range.replace(/\s*\|\|\s*/g, ' or ')}, and this is Node ${version}: install a newer one (https://nodejs.org), then run the same command again.`,
  );
}

/**
 * @param {string} version
 * @param {string} part
 */
function fits(version, part) {
  const match = /^(\^|>=)(\d+\.\d+\.\d+)$/.exec(part);
  if (!match || match[2] === undefined) throw new Error(`engines: "${part}" is not understood`);
  const sameMajor = Number.parseInt(version, 10) === Number.parseInt(match[2], 10);
  return compare(version, match[2]) >= 0 && (match[1] === '>=' || sameMajor);
}

/**
 * @param {string} left
 * @param {string} right
 */
function compare(left, right) {
  const a = left.split(/[.-]/).map(Number);
  const b = right.split('.').map(Number);
  const place = [0, 1, 2].find((index) => a[index] !== b[index]);
  return place === undefined ? 0 : (a[place] ?? 0) - (b[place] ?? 0);
}
