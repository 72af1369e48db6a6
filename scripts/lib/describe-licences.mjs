import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = /^(licen[cs]e|copying|notice)([.-].*)?$/i;

/**
 * Returns the page with the licence of every package that a release holds, bundled or beside. Nothing is left out: a package
 * without a text is named with the licence that it declares.
 * @param {string} root
 * @param {readonly import('./make-release.mjs').Package[]} packages
 */
export function describeLicences(root, packages) {
  const parts = packages
    .toSorted((left, right) => left.location.localeCompare(right.location))
    .map(({ name, version, location, license }) => {
      const declared = typeof license === 'string' ? license : 'see the text';
      return [`## ${name} ${version}`, '', declared, '', ...textsOf(join(root, location))].join('\n');
    });
  return ['# Licences of what Comptoir is made of', '', nodeItself(), '', ...parts].join('\n');
}

/** @param {string} folder */
function textsOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && FILE.test(entry.name))
    .flatMap(({ name }) => [
      '```text',
      readFileSync(join(folder, name), 'utf8').trimEnd().replaceAll('```', "'''"),
      '```',
      '',
    ]);
}

const nodeItself = () =>
  `\`bin/node\` is Node.js ${process.version}, under the MIT licence and those of its parts: <https://github.com/nodejs/node/blob/${process.version}/LICENSE>.`;
