import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from './npm-command.mjs';
import { refusal } from './refusal.mjs';

const VERSION = /^\d{1,4}\.\d{1,4}\.\d{1,4}$/;

const HEAD = '# Changelog\n\nEach version, the newest first. `npm run changelog -- <version>` begins the next.\n';

/** Kinds of change that whoever runs or uses Comptoir meets, by the prefix of a commit. */
const KINDS = /** @type {const} */ ([
  ['feat', 'New'],
  ['fix', 'Mended'],
  ['perf', 'Faster'],
]);

/**
 * Sets the version of every package, and puts its section at the top of CHANGELOG.md: what was committed since the last tag.
 * @param {string} root
 * @param {readonly string[]} words the version alone
 * @param {Date} now
 */
export function writeChangelog(root, [version = '', ...more], now) {
  if (!VERSION.test(version) || more.length > 0) throw refusal('Say the new version: npm run changelog -- 1.2.3');
  const file = join(root, 'CHANGELOG.md');
  const former = existsSync(file) ? readFileSync(file, 'utf8') : HEAD;
  if (hasSection(former, version)) throw refusal(`CHANGELOG.md has a section for ${version} already.`);
  const [last = ''] = run(root, ['git', 'tag', '--list', 'v*', '--sort=-v:refname']);
  const subjects = run(root, ['git', 'log', '--no-merges', '--format=%s', ...(last ? [`${last}..HEAD`] : [])]);
  const section = sectionOf(subjects, { version, day: now.toISOString().slice(0, 10), isFirst: last === '' });
  run(root, npmCommand(['version', version, '--no-git-tag-version', '--workspaces', '--include-workspace-root']));
  writeFileSync(file, withSection(former, section));
  console.log(`CHANGELOG.md begins with ${version}. Commit it, then: git tag v${version} && npm run release`);
}

/**
 * @param {string} changelog
 * @param {string} version
 */
export const hasSection = (changelog, version) => changelog.includes(`\n## ${version} `);

/**
 * Puts a section before those that are there.
 * @param {string} changelog
 * @param {string} section
 */
export function withSection(changelog, section) {
  const at = changelog.indexOf('\n## ');
  if (at < 0) return `${changelog.trimEnd()}\n\n${section}`;
  return `${changelog.slice(0, at + 1)}${section}\n${changelog.slice(at + 1)}`;
}

/**
 * Returns the section of a version: a line for each commit of a kind that people meet, by kind, in the order of their features.
 * @param {readonly string[]} subjects of commits, the newest first
 * @param {{ version: string, day: string, isFirst: boolean }} release the first version lists nothing: everything in it is new
 */
export function sectionOf(subjects, { version, day, isFirst }) {
  const title = `## ${version} (${day})\n`;
  if (isFirst) return `${title}\nThe first version.\n`;
  const parts = KINDS.flatMap(([prefix, heading]) => {
    const lines = subjects
      .flatMap((subject) => {
        const [, scope = '', text] = new RegExp(`^${prefix}(?:\\(([\\w-]{1,40})\\))?!?: (.+)$`).exec(subject) ?? [];
        return text ? [`- ${scope ? `**${scope}**: ` : ''}${text}`] : [];
      })
      .toSorted((left, right) => left.localeCompare(right));
    return lines.length > 0 ? [`\n### ${heading}\n\n${lines.join('\n')}\n`] : [];
  });
  return title + (parts.length > 0 ? parts.join('') : '\nNothing that users meet.\n');
}

/**
 * @param {string} root
 * @param {[string, ...string[]]} words
 * @returns {string[]} its lines
 */
function run(root, [command, ...words]) {
  const { status, stdout, stderr, error } = spawnSync(command, words, { cwd: root, encoding: 'utf8' });
  if (status !== 0) throw refusal(`${command} did not succeed: ${(error?.message ?? stderr).trim()}`);
  return stdout.split('\n').filter((line) => line !== '');
}
