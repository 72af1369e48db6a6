import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listCircles } from './list-circles.mjs';

/** @typedef {{ name: string, text: string }} SourceFile */
/** A figure, and the places that make it up. @typedef {{ count: number, places: readonly string[] }} Figure */

const CODE = /\.(?:ts|tsx|mjs)$/;
/** Tests, what only they import, and texts of both languages, which are counted elsewhere or not at all. */
const NO_SOURCE = /\.test\.tsx?$|\/test\/|\.(?:en|fr)\.tsx?$/;
/** Data that code could move into to be counted no more. */
const DATA = /(?:^|\/)(?:src|scripts)\/.*\.(?:json|yaml|yml|txt|csv)$/;
const FRAMEWORK = /^web\/(?:src\/app|build)\//;
const QUESTION = /\/\*\*\s+(?:\* )?(What|Whether|Who|How|Where)\b/g;

/**
 * Counts what the project holds itself to, by name.
 * @param {readonly SourceFile[]} files all that are tracked
 * @returns {Record<string, Figure>}
 */
export function takeCensus(files) {
  const sources = files.filter(({ name }) => (CODE.test(name) && !NO_SOURCE.test(name)) || DATA.test(name));
  const named = (/** @type {RegExp} */ pattern) => files.filter(({ name }) => pattern.test(name));
  return {
    'lines of sources': countLines(sources),
    files: { count: files.length, places: [] },
    'lines of style sheets of one component': countLines(named(/\.module\.css$/)),
    'lines of web/src/app and web/build': countLines(sources.filter(({ name }) => FRAMEWORK.test(name))),
    'lines of lint rules': countLines(named(/^(?:\.oxlintrc\.json|oxlint\.config\.mjs|scripts\/floors\.mjs)$/)),
    'descriptions that begin with a question': countQuestions(files.filter(({ name }) => CODE.test(name))),
    'rooms in a circle': countCircles(sources),
  };
}

/** @param {readonly SourceFile[]} files */
const countLines = (files) => ({
  count: files.reduce((sum, { text }) => sum + linesOf(text), 0),
  places: files.map(({ name, text }) => `${name} ${linesOf(text)}`),
});

/** @param {string} text */
const linesOf = (text) => text.split('\n').length - (text.endsWith('\n') ? 1 : 0);

/**
 * Descriptions of code begin with what they are about, or with a verb: "Calls per path", "Reads a body".
 * @param {readonly SourceFile[]} files
 */
function countQuestions(files) {
  const places = files.flatMap(({ name, text }) =>
    [...text.matchAll(QUESTION)].map(({ index }) => `${name}:${text.slice(0, index).split('\n').length}`),
  );
  return { count: places.length, places };
}

/** @param {readonly SourceFile[]} sources */
function countCircles(sources) {
  const circles = listCircles(sources);
  return { count: circles.flat().length, places: circles.map((rooms) => rooms.join(' · ')) };
}

/** @param {string} root @returns {SourceFile[]} */
export const readTracked = (root) =>
  execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 16 * 1024 * 1024 })
    .split('\0')
    .filter((name) => name !== '')
    .map((name) => ({ name, text: readFileSync(join(root, name), 'utf8') }));
